import { vars } from '../theme/contract.css';
import {
  categories,
  categoryColors,
  categoryTexts,
  darkColors,
  elevation,
  fontFamily,
  fontSize,
  lightColors,
  motion,
  radius,
  size,
  space,
} from '../theme/tokens';
import { tokenPurposes } from './tokenPurposes';

type Values = Readonly<Record<string, string>>;

export type TokenKind = keyof typeof vars;

/** A token, with the name of its custom property. */
export interface Token {
  /** The name: `--lively-color-ink`. */
  readonly name: string;
  /** The group in the contract, which decides how a sample is drawn. */
  readonly kind: TokenKind;
  readonly purpose: string;
  readonly light: string;
  /** The value in the dark theme, the same as `light` if the themes share it. */
  readonly dark: string;
}

/** A group of tokens with the same purpose. */
interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** All tokens with their values in both themes, from the source of the themes. */
export const tokenGroups: readonly TokenGroup[] = [
  group('Colours', 'color', lightColors, darkColors),
  group('Colours of a category, as text', 'categoryText', categoryTexts('light'), categoryTexts('dark')),
  ...categories.map((category) =>
    group(
      `Inside of data-category="${category}"`,
      'tone',
      categoryColors('light')[category],
      categoryColors('dark')[category],
    ),
  ),
  group('Distances', 'space', space),
  group('Corners', 'radius', radius),
  group('Sizes', 'size', size),
  group('Typefaces', 'fontFamily', fontFamily),
  group('Type sizes', 'fontSize', fontSize),
  group('Motion', 'motion', motion),
  group('Shadows', 'elevation', elevation),
];

function group(title: string, kind: TokenKind, light: Values, dark: Values = light): TokenGroup {
  const purposes: Values = tokenPurposes[kind];
  const tokens = Object.entries<string>(vars[kind]).map(([key, property]) => ({
    // The contract contains `var(--name)`.
    name: property.slice('var('.length, -')'.length),
    kind,
    purpose: purposes[key] ?? '',
    light: light[key] ?? '',
    dark: dark[key] ?? '',
  }));
  return { title, tokens };
}
