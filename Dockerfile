# Harbormaster on Discord in a container: one process, one volume with the database and its backups.
FROM python:3.11-slim

RUN useradd --create-home --uid 1000 harbormaster
WORKDIR /srv/harbormaster

COPY pyproject.toml constraints.txt README.md ./
COPY bot.py ./
COPY engine engine
COPY terminal terminal
COPY locales locales
COPY render render
COPY db db
COPY sessions sessions
COPY cogs cogs
COPY process process
COPY playground playground
RUN pip install --no-cache-dir -c constraints.txt -e '.[postgres]' && install -d -o harbormaster data

USER harbormaster
VOLUME /srv/harbormaster/data
CMD ["python", "bot.py"]
