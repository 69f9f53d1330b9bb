import { contrast } from '../contrast';

/** Mixes two colours in sRGB: `share` of the second, from 0 to 1. All colours are `#RRGGBB`. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [first, second].map((color) => Number.parseInt(color.slice(start, start + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('').toUpperCase()}`;
}

/** Returns the colour with the highest contrast on the background. */
export function readableOf(ground: string, colors: readonly string[]): string {
  return colors.reduce((best, color) => (contrast(color, ground) > contrast(best, ground) ? color : best));
}

/** Makes a colour darker or lighter until it reaches the contrast ratio on every background, or as near as possible. */
export function makeReadable(color: string, grounds: readonly string[], ratio = 4.5): string {
  const end = readableOf(grounds[0] ?? '#FFFFFF', ['#000000', '#FFFFFF']);
  const shades = Array.from({ length: 21 }, (_, step) => mix(color, end, step / 20));
  const isReadable = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= ratio);
  return shades.find(isReadable) ?? end;
}
