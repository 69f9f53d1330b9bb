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
} from '../../src/theme/tokens.ts';
import { toDesignToken } from './toDesignToken.ts';

type Values = Readonly<Record<string, string>>;

/** A token or a group of tokens in the Design Tokens format. */
export type DesignTokens = { [name: string]: unknown };

const themes = { light: lightColors, dark: darkColors };
const differs = (name: keyof typeof lightColors) => lightColors[name] !== darkColors[name];

/** The tokens that both themes share. */
export const sharedTokens: DesignTokens = {
  color: group(
    'color',
    pick(lightColors, (name) => !differs(name)),
  ),
  category: Object.fromEntries(
    categories.map((name) => [name, group('color', withoutText(categoryColors('light')[name]))]),
  ),
  space: group('dimension', space),
  radius: group('dimension', radius),
  size: group('dimension', size),
  'font-family': group('fontFamily', fontFamily),
  'font-size': group('dimension', fontSize),
  motion: {
    ...group(
      'duration',
      pick(motion, (name) => name !== 'easing'),
    ),
    ...group('cubicBezier', { easing: motion.easing }),
  },
  elevation: group('shadow', elevation),
};

/** Returns the tokens that depend on the theme. */
export function themeTokens(theme: 'light' | 'dark'): DesignTokens {
  return {
    color: group('color', pick(themes[theme], differs)),
    'category-text': group('color', categoryTexts(theme)),
  };
}

/** All tokens in one file, with the two themes as contexts of one modifier (Design Tokens 2025.10, Resolver module). */
export const tokenResolver = {
  version: '2025.10',
  name: 'Lively',
  sets: { shared: { sources: [sharedTokens] } },
  modifiers: {
    theme: {
      contexts: { light: [themeTokens('light')], dark: [themeTokens('dark')] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
};

function group(type: string, values: Values): DesignTokens {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [toKebabCase(name), toDesignToken(type, value)]),
  );
}

function pick<Group extends Values>(values: Group, isWanted: (name: keyof Group & string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}

function withoutText({ text: _, ...colors }: Values): Values {
  return colors as Values;
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
