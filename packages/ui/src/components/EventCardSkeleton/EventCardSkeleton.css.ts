import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** A placeholder without content. It also sets the background of the picture in a card. */
export const blank = style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  vars: { [vars.tone.accent]: vars.color.sunken },
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` } },
});

export const title = style([blank, { blockSize: '1.5rem', inlineSize: '85%' }]);
export const line = style([blank, { blockSize: '0.875rem', inlineSize: '65%' }]);
export const shortLine = style([line, { inlineSize: '25%' }]);
