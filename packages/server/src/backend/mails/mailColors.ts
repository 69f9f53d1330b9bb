import { branding } from '../../settings/branding/branding.ts';
import type { BrandColors } from '../../settings/branding/brandingSchema.ts';
import { contrastOf } from '../../settings/branding/contrastOf.ts';

/** The colours of a mail in one theme, sRGB hexadecimal. Each text has a contrast of 4.5:1 or more with its background. */
interface MailColors {
  readonly ground: string;
  readonly surface: string;
  /** The text, and the border of the surface. */
  readonly ink: string;
  readonly inkMuted: string;
  /** The background of the button. */
  readonly brand: string;
  readonly onBrand: string;
}

type Themes = Readonly<Record<'light' | 'dark', MailColors>>;

/** Copies of the tokens of the design system, which the server does not import. A test compares both. */
const livelyColors: Themes = {
  light: {
    ground: '#F6F0E4',
    surface: '#FFFBF2',
    ink: '#0F2E27',
    inkMuted: '#4A605A',
    brand: '#12493C',
    onBrand: '#F6F0E4',
  },
  dark: {
    ground: '#0B1F1A',
    surface: '#102A24',
    ink: '#F3ECDD',
    inkMuted: '#A9B8AF',
    brand: '#F3ECDD',
    onBrand: '#0F2E27',
  },
};

/** The colours of every mail, and of the pages that its links open. */
export const mailColors: Themes = branding?.colors ? colorsOf(branding.colors) : livelyColors;

function colorsOf({ paper, ink, night, chalk, primary, primaryOnNight }: BrandColors): Themes {
  const onBrand = (color: string) => (contrastOf(color, paper) > contrastOf(color, ink) ? paper : ink);
  const light = { ground: paper, surface: paper, ink, inkMuted: ink, brand: primary, onBrand: onBrand(primary) };
  const dark = { ground: night, surface: night, ink: chalk, inkMuted: chalk };
  return { light, dark: { ...dark, brand: primaryOnNight, onBrand: onBrand(primaryOnNight) } };
}
