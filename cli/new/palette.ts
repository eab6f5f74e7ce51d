/** Colors of a whole site from one: contrasts of text are at least 4.5 to 1, as WCAG AA asks. */
export type Palette = Record<string, string>;

type Hsl = { hue: number; saturation: number; lightness: number };

const TEXT_CONTRAST = 4.6;

export function makePalette(color: string): Palette {
  const { hue, saturation } = toHsl(color);
  const tone = (s: number, l: number) => toHex({ hue, saturation: s, lightness: l });
  const tinted = Math.min(saturation, 0.12);
  const [white, ink, bone] = ["#ffffff", tone(tinted, 0.05), tone(Math.min(saturation, 0.3), 0.955)];
  const strong = adjust(color, -0.01, (shade) => contrast(shade, white) >= TEXT_CONTRAST);
  const deep = adjust(strong, -0.01, (shade) => contrast(shade, bone) >= 5.4);
  const bright = adjust(color, 0.01, (shade) => contrast(shade, ink) >= 5.6);
  const deepest = adjust(deep, -0.01, (shade) => contrast(shade, white) >= 8);
  return {
    "color-white": white,
    "color-black": "#000000",
    "color-ink": ink,
    "color-coal": tone(tinted, 0.085),
    "color-steel": tone(tinted, 0.18),
    "color-bone": bone,
    "color-sand": tone(Math.min(saturation, 0.2), 0.88),
    "color-red": strong,
    "color-ember": bright,
    "color-brick": deep,
    "color-wine": deepest,
    "color-ash": adjust(tone(tinted / 2, 0.48), -0.01, (shade) => contrast(shade, white) >= 4.9),
    "color-fog": tone(tinted / 2, 0.67),
    "color-metal": toHex({ hue: (hue + 40) % 360, saturation: 0.38, lightness: 0.5 }),
    "color-iron": tone(tinted, 0.12),
    "color-river": toHex({ hue: (hue + 180) % 360, saturation: 0.1, lightness: 0.8 }),
    "quiet-bone": adjust(tone(tinted / 2, 0.46), -0.01, (shade) => contrast(shade, bone) >= 4.9),
    "rule-white": tone(tinted, 0.84),
    "rule-bone": tone(tinted, 0.8),
    "rule-ink": tone(tinted, 0.23),
    "rule-red": mix(strong, white, 0.4),
    ...Object.fromEntries(
      [90, 80, 60, 50, 40, 20].map((part) => [
        `shade-${part}`,
        ink +
          Math.round(part * 2.55)
            .toString(16)
            .padStart(2, "0"),
      ]),
    ),
  };
}

/** Lightens or darkens it step by step until the contrast is sufficient. */
function adjust(color: string, step: number, fits: (color: string) => boolean): string {
  let { hue, saturation, lightness } = toHsl(color);
  for (let shade = color; ; shade = toHex({ hue, saturation, lightness })) {
    if (fits(shade) || lightness === (step < 0 ? 0 : 1)) return shade;
    lightness = Math.min(1, Math.max(0, lightness + step));
  }
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/** The contrast ratio of WCAG. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(one: string, other: string, part: number): string {
  const others = channels(other);
  return `#${channels(one)
    .map((value, at) => toByte(value + (others[at]! - value) * part))
    .join("")}`;
}

function toHsl(color: string): Hsl {
  const [r = 0, g = 0, b = 0] = channels(color);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return toByte(lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return `#${[0, 8, 4].map(channel).join("")}`;
}

const toByte = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, "0");
