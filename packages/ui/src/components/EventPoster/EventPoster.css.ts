import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const poster = style({});

// The ground, which is first, stays: it fills the sheet.
const layers = 'path:nth-child(n + 2)';

globalStyle(`${poster} > ${layers}`, {
  transformOrigin: 'center',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
});

// A card moves its own poster. Only where there is something to point with, and no wish for stillness.
globalStyle(`:is(article:hover > [data-category] > ${poster}, ${poster}:hover) > ${layers}`, {
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': { transform: 'rotate(2deg) scale(1.06)' },
  },
});
