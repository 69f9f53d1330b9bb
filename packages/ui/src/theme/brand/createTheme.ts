import { type CategoryTone, categoryTexts, darkColors, lightColors, type ThemeColors } from '../tokens';
import type { Brand } from './Brand';
import { makeReadable, mix, readableOf } from './mixColors';

/** A theme of a brand: its colours, and the text colours of the categories on its backgrounds. */
export interface BrandTheme {
  colors: ThemeColors;
  categoryTexts: Record<CategoryTone, string>;
}

/** Derives a theme from the twelve values of a brand. Derived colours are adjusted until they have enough contrast. */
export function createTheme(brand: Brand, theme: 'light' | 'dark'): BrandTheme {
  const isLight = theme === 'light';
  const lively = isLight ? lightColors : darkColors;
  const [ground, ink] = isLight ? [brand.paper, brand.ink] : [brand.night, brand.chalk];
  const surface = isLight ? mix(ground, '#FFFFFF', 0.6) : mix(ground, ink, 0.05);
  const sunken = mix(ground, ink, isLight ? 0.06 : 0.1);
  const primary = isLight ? brand.primary : brand.primaryOnNight;
  const grounds = [ground, surface];
  const ends = [brand.paper, brand.ink];

  const status = (color: string) => {
    const statusSurface = mix(surface, color, isLight ? 0.12 : 0.2);
    return { color: makeReadable(color, [...grounds, statusSurface]), surface: statusSurface };
  };
  const [danger, success] = [status(lively.danger), status(lively.success)];
  const onBand = readableOf(brand.band, [brand.paper, brand.chalk, brand.ink]);

  const colors: ThemeColors = {
    ...{ ground, surface, sunken, ink, onInk: ground },
    inkMuted: makeReadable(mix(ink, ground, 0.3), [...grounds, sunken]),
    line: mix(ground, ink, 0.2),
    brand: primary,
    brandHover: mix(primary, isLight ? '#000000' : '#FFFFFF', 0.25),
    onBrand: readableOf(primary, ends),
    ...{ band: brand.band, onBand, onBandMuted: makeReadable(mix(onBand, brand.band, 0.25), [brand.band]) },
    ...{ sticker: mix(brand.paper, '#FFFFFF', 0.6), onSticker: brand.ink },
    accent: brand.accent,
    accentFlood: makeReadable(brand.accent, [brand.paper]),
    onAccentFlood: brand.paper,
    accentText: makeReadable(brand.accent, grounds),
    ...{ sun: brand.sun, onSun: readableOf(brand.sun, ends) },
    focusRing: makeReadable(lively.focusRing, grounds, 3),
    ...{ danger: danger.color, onDanger: readableOf(danger.color, [ground, ink]), dangerSurface: danger.surface },
    ...{ success: success.color, successSurface: success.surface },
    scrim: isLight ? `${brand.ink}99` : `${mix(brand.night, '#000000', 0.5)}B8`,
  };
  const texts = Object.entries(categoryTexts(theme)).map(([name, color]) => [name, makeReadable(color, grounds)]);
  return { colors, categoryTexts: Object.fromEntries(texts) };
}
