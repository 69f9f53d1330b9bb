import type { ThemeColors } from './tokens';

type Pair = readonly [front: keyof ThemeColors, ground: keyof ThemeColors];

/** The pairs of text and background that components combine. The contrast ratio must be 4.5 to 1 at least. */
export const textPairs: readonly Pair[] = [
  ['ink', 'ground'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['inkMuted', 'ground'],
  ['inkMuted', 'surface'],
  ['inkMuted', 'sunken'],
  ['onInk', 'ink'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBand', 'band'],
  ['onBandMuted', 'band'],
  ['onSticker', 'sticker'],
  ['onAccentFlood', 'accentFlood'],
  ['accentText', 'ground'],
  ['accentText', 'surface'],
  ['onSun', 'sun'],
  ['danger', 'ground'],
  ['danger', 'surface'],
  ['danger', 'dangerSurface'],
  ['onDanger', 'danger'],
  ['ink', 'dangerSurface'],
  ['success', 'ground'],
  ['success', 'surface'],
  ['success', 'successSurface'],
  ['ink', 'successSurface'],
];

/** The pairs of shapes and background: the focus ring and the borders of fields. The contrast ratio must be 3 to 1 at least. */
export const shapePairs: readonly Pair[] = [
  ['focusRing', 'ground'],
  ['focusRing', 'surface'],
  ['ink', 'ground'],
  ['ink', 'surface'],
];
