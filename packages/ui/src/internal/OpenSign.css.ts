import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const sign = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 3 });

export const upright = style({
  transformOrigin: 'center',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { 'details[open] > summary &': { transform: 'scaleY(0)' } },
});
