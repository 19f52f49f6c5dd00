"""How colours look to eyes with a colour deficiency, and how far apart two colours are."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes (2009), full severity, applied to linear RGB.
DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "full colour vision": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def linear(colour: tuple[int, int, int]) -> Triple:
    """The colour in linear light, 0 to 1."""
    red, green, blue = (_linear_channel(channel / 255) for channel in colour)
    return red, green, blue


def _linear_channel(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: tuple[int, int, int], deficiency: str) -> Triple:
    """The colour in linear light as an eye with the deficiency sees it."""
    red, green, blue = _times(DEFICIENCIES[deficiency], linear(colour))
    return _clamp(red), _clamp(green), _clamp(blue)


def _clamp(value: float) -> float:
    return min(1.0, max(0.0, value))


def lab(light: Triple) -> Triple:
    """CIE Lab of a colour in linear light."""
    x, y, z = (
        _lab_curve(v / white) for v, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_curve(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def _hue(b: float, a: float) -> float:
    return degrees(atan2(b, a)) % 360 if (a or b) else 0.0


def _mean_hue(first: float, second: float, chroma: float) -> float:
    if chroma == 0:
        return first + second
    if abs(first - second) <= 180:
        return (first + second) / 2
    return (first + second + (360 if first + second < 360 else -360)) / 2


def ciede2000(one: Triple, two: Triple) -> float:
    """The CIEDE2000 distance of two Lab colours (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean_c7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - sqrt(mean_c7 / (mean_c7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = _hue(b1, a1), _hue(b2, a2)
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2)
    mean_l, mean_c, mean_h = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2, c1 * c2)
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    lightness = (l2 - l1) / (1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2))
    chroma = (c2 - c1) / (1 + 0.045 * mean_c)
    hue = d_hue / (1 + 0.015 * mean_c * t)
    rotation = -sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2))))
    rotation *= 2 * sqrt(mean_c**7 / (mean_c**7 + 25**7))
    return sqrt(lightness**2 + chroma**2 + hue**2 + rotation * chroma * hue)


def distance(
    one: tuple[int, int, int], two: tuple[int, int, int], deficiency: str = "full colour vision"
) -> float:
    """How far apart two screen colours look to that eye, in CIEDE2000 units."""
    return ciede2000(lab(seen(one, deficiency)), lab(seen(two, deficiency)))


def contrast(one: tuple[int, int, int], two: tuple[int, int, int]) -> float:
    """The WCAG 2 contrast ratio of two colours, 1 to 21."""
    lights = sorted(
        0.2126 * red + 0.7152 * green + 0.0722 * blue
        for red, green, blue in (linear(one), linear(two))
    )
    return (lights[1] + 0.05) / (lights[0] + 0.05)
