/** The extension with the CSS value of a token, if the format has several notations for it or none, such as for `43em`. */
export const cssExtension = 'fr.lively.css';

interface DesignToken {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, string>;
}

/** Converts a value of the theme to a token (Design Tokens 2025.10). `value` is in CSS notation. */
export function toDesignToken($type: string, value: string): DesignToken {
  if ($type === 'color' && value.startsWith('#')) return { $type, $value: toColor(value) };
  if ($type === 'color') return withCss({ $type, $value: toColor(value) }, value);
  if ($type === 'duration') return { $type, $value: { value: Number.parseFloat(value), unit: 'ms' } };
  if ($type === 'cubicBezier') return { $type, $value: numbersIn(value) };
  if ($type === 'fontFamily')
    return withCss({ $type, $value: value.split(', ').map((name) => name.replaceAll('"', '')) }, value);
  if ($type === 'shadow') return withCss({ $type, $value: toShadow(value) }, value);
  return toDimension(value);
}

function toColor(value: string) {
  if (!value.startsWith('#')) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(value);
    return { colorSpace: 'srgb', components: [red, green, blue].map(toComponent), alpha };
  }
  const channels = [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
  return { colorSpace: 'srgb', components: channels.map(toComponent), alpha: 1, hex: value };
}

/** Converts a channel from 0 to 255 to a number from 0 to 1, precise enough to convert it back. */
function toComponent(channel: number): number {
  return Number((channel / 255).toFixed(4));
}

function toShadow(value: string) {
  const [offsetX = 0, offsetY = 0, blur = 0] = value.split(' rgb')[0]?.split(' ').map(Number.parseFloat) ?? [];
  const inPixels = (length: number) => ({ value: length, unit: 'px' });
  return {
    color: toColor(value.slice(value.indexOf('rgb'))),
    offsetX: inPixels(offsetX),
    offsetY: inPixels(offsetY),
    blur: inPixels(blur),
    spread: inPixels(0),
  };
}

/** Converts a length. The value of a fluid length is its maximum, and its CSS formula is in the extension. */
function toDimension(value: string): DesignToken {
  const lengths = [...value.matchAll(/(-?[\d.]+)(rem|px)/g)];
  const [, largest, unit] = lengths.at(-1) ?? [];
  if (!largest) return withCss({ $type: 'number', $value: Number.parseFloat(value) }, value);
  const $value = { value: Number(largest), unit };
  const isPlain = value === `${largest}${unit}`;
  return isPlain ? { $type: 'dimension', $value } : withCss({ $type: 'dimension', $value }, value);
}

function withCss(token: DesignToken, css: string): DesignToken {
  return { ...token, $extensions: { [cssExtension]: css } };
}

function numbersIn(value: string): number[] {
  return [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
}
