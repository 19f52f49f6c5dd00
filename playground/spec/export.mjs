// Writes Discord's published schemas as one JSON Schema file: node export.mjs <target file>
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as schemas from "discord-api-spec/zod";
import * as z from "zod";

const target = process.argv[2];
if (!target) throw new Error("usage: node export.mjs <target file>");

const registry = z.registry();
for (const [name, schema] of Object.entries(schemas)) {
  if (name.endsWith("Schema") && typeof schema === "object") {
    registry.add(schema, { id: name.slice(0, -"Schema".length) });
  }
}
const exported = z.toJSONSchema(registry, {
  uri: (id) => `#/$defs/${id}`,
  io: "input",
  unrepresentable: "any",
});
for (const schema of Object.values(exported.schemas)) {
  delete schema.$id;
  delete schema.$schema;
  delete schema.id;
}
const lock = JSON.parse(readFileSync(new URL("package-lock.json", import.meta.url)));
const version = lock.packages["node_modules/discord-api-spec"].version;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, JSON.stringify({ version, $defs: exported.schemas }));
