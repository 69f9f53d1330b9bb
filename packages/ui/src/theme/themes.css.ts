import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import {
  type CategoryColors,
  categories,
  categoryColors,
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

const light = {
  ...assignVars(vars.color, lightColors),
  ...assignVars(vars.category, categoryColors('light')),
};
const dark = {
  ...assignVars(vars.color, darkColors),
  ...assignVars(vars.category, categoryColors('dark')),
};

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...light,
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...assignVars(vars.fontFamily, fontFamily),
    ...assignVars(vars.fontSize, fontSize),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.elevation, elevation),
  },
});

globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } },
});

globalStyle('[data-theme="dark"]', { colorScheme: 'dark', vars: dark });
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: light });

for (const category of categories) {
  const colors: Record<keyof CategoryColors, string> = vars.category[category];
  globalStyle(`[data-category="${category}"]`, { vars: assignVars(vars.tone, colors) });
}

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' } },
  },
});
