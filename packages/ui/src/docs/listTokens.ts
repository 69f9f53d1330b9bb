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

type Values = Readonly<Record<string, string>>;

/** A token, with the name of its custom property. */
export interface Token {
  /** The name: `--lively-color-ink`. */
  readonly name: string;
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
  group('Colours', vars.color, lightColors, darkColors),
  group('Colours of a category, as text', vars.categoryText, categoryTexts('light'), categoryTexts('dark')),
  ...categories.map((category) =>
    group(
      `Inside of data-category="${category}"`,
      vars.tone,
      categoryColors('light')[category],
      categoryColors('dark')[category],
    ),
  ),
  group('Distances', vars.space, space),
  group('Corners', vars.radius, radius),
  group('Sizes', vars.size, size),
  group('Typefaces', vars.fontFamily, fontFamily),
  group('Type sizes', vars.fontSize, fontSize),
  group('Motion', vars.motion, motion),
  group('Shadows', vars.elevation, elevation),
];

function group(title: string, names: Values, light: Values, dark: Values = light): TokenGroup {
  const tokens = Object.entries(names).map(([key, property]) => ({
    // The contract contains `var(--name)`.
    name: property.slice('var('.length, -')'.length),
    light: light[key] ?? '',
    dark: dark[key] ?? '',
  }));
  return { title, tokens };
}
