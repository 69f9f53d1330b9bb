import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const poster = style({});

// The background, which is the first path, does not move: it fills the sheet.
const layers = 'g > path:nth-child(n + 2)';

globalStyle(`${poster} > ${layers}`, {
  transformOrigin: 'center',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
});

// The poster also moves while the pointer is on its card. It stays still without a mouse and with reduced motion.
globalStyle(`:is(article:hover > [data-category] > ${poster}, ${poster}:hover) > ${layers}`, {
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': { transform: 'rotate(2deg) scale(1.06)' },
  },
});
