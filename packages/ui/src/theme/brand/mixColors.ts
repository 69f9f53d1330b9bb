import { contrast } from '../contrast';

/** Two colours mixed in sRGB: `share` of the second, from 0 to 1. All are `#RRGGBB`. */
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

/** Of these colours, the one that is read best on the ground. */
export function readableOf(ground: string, colors: readonly string[]): string {
  return colors.reduce((best, color) => (contrast(color, ground) > contrast(best, ground) ? color : best));
}

/** The colour, made darker or lighter until it reaches the contrast on every one of the grounds, or as near as it gets. */
export function makeReadable(color: string, grounds: readonly string[], ratio = 4.5): string {
  const end = readableOf(grounds[0] ?? '#FFFFFF', ['#000000', '#FFFFFF']);
  const shades = Array.from({ length: 21 }, (_, step) => mix(color, end, step / 20));
  const isReadable = (shade: string) => grounds.every((ground) => contrast(shade, ground) >= ratio);
  return shades.find(isReadable) ?? end;
}
