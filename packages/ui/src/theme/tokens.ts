/**
 * Lively's design decisions as plain values, for the themes, the widgets and the contrast test. This module imports no styling
 * library, so that a partner's page does not load one.
 */

/** The category whose colour an element takes. */
export type CategoryTone = 'music' | 'sport' | 'leisure' | 'culture' | 'tech' | 'festival' | 'food';

export const categories: readonly CategoryTone[] = ['music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food'];

/**
 * The colours of a theme, in sRGB hexadecimal. Each pair with text reaches a contrast of 4.5:1. This is a type and not an
 * interface, because the contract needs an index signature.
 */
export type ThemeColors = {
  /** The background of the page. */
  ground: string;
  /** The background of cards, fields and dialogs. */
  surface: string;
  /** The background of skeletons, tracks and code, one step behind the surface. */
  sunken: string;
  /** Text and strong rules. */
  ink: string;
  /** Secondary text: places, hints. */
  inkMuted: string;
  /** Text on `ink`. */
  onInk: string;
  /** Hairlines between rows. Never the only mark of a control. */
  line: string;
  /** Primary actions. */
  brand: string;
  brandHover: string;
  onBrand: string;
  /** The band of bottle green across a page. */
  band: string;
  onBand: string;
  onBandMuted: string;
  /** Labels on a poster: date, heart. The same in both themes, like the poster. */
  sticker: string;
  /** Text on `sticker`, and on the `pale` of every category. */
  onSticker: string;
  /** Lively's red, for the logo and for completed things. Not a background for small text. */
  accent: string;
  /** A red with enough contrast as a background for text. */
  accentFlood: string;
  onAccentFlood: string;
  /** The red as text on `ground` and on `surface`. */
  accentText: string;
  /** The yellow of notices that are not errors. */
  sun: string;
  onSun: string;
  focusRing: string;
  danger: string;
  onDanger: string;
  dangerSurface: string;
  success: string;
  successSurface: string;
  /** The layer between a dialog and the page. */
  scrim: string;
};

/** The colours of one category. */
export type CategoryColors = {
  /** The loud colour: posters, rings, bars. Not a background for small text. */
  accent: string;
  /** A tone of the accent with enough contrast as a background for `onFlood`. */
  flood: string;
  onFlood: string;
  /** The second tone of the poster, and the background of small tags. Text on it is the theme's `onSticker`. */
  pale: string;
  /** The accent as text on `ground` and on `surface`. */
  text: string;
};

const paper = '#F6F0E4';
const bottleGreen = '#0F2E27';
const red = { loud: '#E5432D', flood: '#C93320', onLight: '#C42F1C', onDark: '#FF7A66' } as const;
const yellow = '#F3A712';

export const lightColors: ThemeColors = {
  ground: paper,
  surface: '#FFFBF2',
  sunken: '#EBE3D3',
  ink: bottleGreen,
  inkMuted: '#4A605A',
  onInk: paper,
  line: '#D2CBBC',
  brand: '#12493C',
  brandHover: '#0B362C',
  onBrand: paper,
  band: '#12493C',
  onBand: paper,
  onBandMuted: '#B9CCC2',
  sticker: '#FFFBF2',
  onSticker: bottleGreen,
  accent: red.loud,
  accentFlood: red.flood,
  onAccentFlood: paper,
  accentText: red.onLight,
  sun: yellow,
  onSun: bottleGreen,
  focusRing: '#2457E6',
  danger: '#A32015',
  onDanger: paper,
  dangerSurface: '#FBE3DC',
  success: '#1F6B3A',
  successSurface: '#DDF0DF',
  scrim: 'rgb(15 46 39 / 0.6)',
};

export const darkColors: ThemeColors = {
  ground: '#0B1F1A',
  surface: '#102A24',
  sunken: '#173830',
  ink: '#F3ECDD',
  inkMuted: '#A9B8AF',
  onInk: '#0B1F1A',
  line: '#2B4A41',
  brand: '#F3ECDD',
  brandHover: '#FFFFFF',
  onBrand: bottleGreen,
  band: '#12493C',
  onBand: paper,
  onBandMuted: '#B9CCC2',
  sticker: '#FFFBF2',
  onSticker: bottleGreen,
  accent: red.loud,
  accentFlood: red.flood,
  onAccentFlood: paper,
  accentText: red.onDark,
  sun: yellow,
  onSun: bottleGreen,
  focusRing: '#9DB7FF',
  danger: '#FFB4A8',
  onDanger: '#0B1F1A',
  dangerSurface: '#4A1B16',
  success: '#8FD6A6',
  successSurface: '#16402A',
  scrim: 'rgb(3 12 10 / 0.72)',
};

type Accent = Omit<CategoryColors, 'text'> & { textOnLight: string; textOnDark: string };

const accents: Record<CategoryTone, Accent> = {
  music: accent(red.loud, red.flood, '#F9C4B5', red.onLight, red.onDark),
  sport: accent('#2457E6', '#2457E6', '#BFD0FF', '#2457E6', '#8FAEFF'),
  leisure: accent('#2F8F4E', '#267A42', '#C6E8CB', '#22733D', '#62C483'),
  culture: accent('#6C2E8F', '#6C2E8F', '#E3C8F2', '#6C2E8F', '#C79BE8'),
  tech: accent('#0C8F8F', '#0B7878', '#BDEDE8', '#0A7070', '#3FC4C0'),
  festival: accent(yellow, yellow, '#FCE3A8', '#855800', yellow, bottleGreen),
  food: accent('#C4471B', '#B84118', '#FBD3A6', '#B03D15', '#FF8A5C'),
};

function accent(
  loud: string,
  flood: string,
  pale: string,
  textOnLight: string,
  textOnDark: string,
  onFlood = paper,
): Accent {
  return { accent: loud, flood, onFlood, pale, textOnLight, textOnDark };
}

/** Returns the colours of the seven categories in a theme. */
export function categoryColors(theme: 'light' | 'dark'): Record<CategoryTone, CategoryColors> {
  const entries = categories.map((category) => {
    const { textOnLight, textOnDark, ...colors } = accents[category];
    return [category, { ...colors, text: theme === 'light' ? textOnLight : textOnDark }] as const;
  });
  return Object.fromEntries(entries) as Record<CategoryTone, CategoryColors>;
}

/** Returns the text colours of the seven categories in a theme: the only category colours that differ between the themes. */
export function categoryTexts(theme: 'light' | 'dark'): Record<CategoryTone, string> {
  const colors = categoryColors(theme);
  return Object.fromEntries(categories.map((category) => [category, colors[category].text])) as Record<
    CategoryTone,
    string
  >;
}

export const space = {
  xxsmall: '0.25rem',
  xsmall: '0.5rem',
  small: '0.75rem',
  medium: '1rem',
  large: '1.5rem',
  xlarge: '2rem',
  xxlarge: '3rem',
  huge: '4rem',
  /** The distance between the edge of the page and its content. */
  gutter: 'clamp(1rem, 4vw, 3.25rem)',
} as const;

/** The distances and the minimum size of a target on a page that shows much at once, for a mouse. */
export const compact = {
  space: {
    xxsmall: '0.1875rem',
    xsmall: '0.375rem',
    small: '0.5rem',
    medium: '0.75rem',
    large: '1rem',
    xlarge: '1.375rem',
    xxlarge: '2rem',
    huge: '2.75rem',
    gutter: 'clamp(0.75rem, 2.5vw, 2rem)',
  },
  touchable: '2.125rem',
} as const;

export const radius = { small: '3px', medium: '5px', large: '8px', pill: '999px' } as const;

export const size = {
  /** The minimum size of a touch target (WCAG 2.5.5). */
  touchable: '2.75rem',
  /** The maximum width of the content. */
  page: '110rem',
  /** The maximum length of a line of reading text. In em, because a ch has another width until the font is there. */
  measure: '43em',
} as const;

export const fontFamily = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", "Arial Narrow", Arial, sans-serif',
  text: '"Instrument Sans Variable", "Instrument Fallback", Arial, sans-serif',
} as const;

/** The fluid type scale: it grows from 320 px to 1280 px of window width, and with the user's text size. */
export const fontSize = {
  tiny: '0.75rem',
  small: '0.875rem',
  medium: '1rem',
  large: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
  heading: 'clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)',
  title: 'clamp(1.875rem, 1.4rem + 2.2vw, 3.25rem)',
  poster: 'clamp(2.75rem, 1.4rem + 6.6vw, 6.5rem)',
} as const;

export const motion = {
  quick: '120ms',
  calm: '240ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const elevation = {
  raised: '0 1px 2px rgb(15 46 39 / 0.12)',
  floating: '0 12px 40px rgb(15 46 39 / 0.22)',
} as const;
