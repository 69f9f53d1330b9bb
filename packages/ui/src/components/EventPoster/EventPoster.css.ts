import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { back, front, pointedAt, pointer } from '../../css/pointedAt.css';
import { vars } from '../../theme/contract.css';

export const poster = style({ '@media': { [pointer]: { selectors: { '&:hover': { vars: pointedAt } } } } });

// The ground, which is first, stays: it fills the sheet.
globalStyle(`${poster} > path:nth-child(n + 2)`, {
  transform: fallbackVar(back, 'none'),
  transformOrigin: 'center',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
});
globalStyle(`${poster} > path:nth-child(n + 3)`, { transform: fallbackVar(front, 'none') });
