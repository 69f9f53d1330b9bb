import { assignVars, globalStyle } from '@vanilla-extract/css';
import { enlargedText } from './breakpoints';
import { vars } from './contract.css';
import { enlarged } from './enlarged';
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
} from './tokens';

const light: Record<string, string> = {
  ...assignVars(vars.color, lightColors),
  ...assignVars(vars.categoryText, categoryTexts('light')),
};
const dark: Record<string, string> = {
  ...assignVars(vars.color, darkColors),
  ...assignVars(vars.categoryText, categoryTexts('dark')),
};
const differs = (name: string) => light[name] !== dark[name];

globalStyle(':root', {
  vars: {
    ...pick(light, (name) => !differs(name)),
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...assignVars(vars.fontFamily, fontFamily),
    ...assignVars(vars.fontSize, fontSize),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.elevation, elevation),
  },
});

globalStyle(':root', {
  '@media': {
    [enlargedText]: {
      vars: {
        ...assignVars(vars.space, enlarged.space),
        ...assignVars(vars.fontSize, { ...fontSize, ...enlarged.fontSize }),
        [vars.size.touchable]: enlarged.touchable,
      },
    },
  },
});

// A page that paints its own ground stays light, even if the system is dark: a theme applies only where it is asked for.
globalStyle(':root, [data-theme="light"], [data-theme="system"]', { vars: pick(light, differs) });

globalStyle('[data-theme="system"]', {
  '@media': { '(prefers-color-scheme: dark)': { vars: pick(dark, differs) } },
});

globalStyle('[data-theme="dark"]', { vars: pick(dark, differs) });

// The colour scheme of elements with a theme. A page without one keeps its own: base.css.ts sets ours on our elements.
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="system"]', { colorScheme: 'light dark' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });

for (const category of categories) {
  const tone = { ...categoryColors('light')[category], text: vars.categoryText[category] };
  globalStyle(`[data-category="${category}"]`, { vars: assignVars(vars.tone, tone) });
}

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' } },
  },
});

/** Returns the values of a theme whose names are wanted. */
function pick(theme: Record<string, string>, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).filter(([name]) => isWanted(name)));
}
