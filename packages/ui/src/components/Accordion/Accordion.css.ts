import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const accordion = style({ borderBlockEnd: `2px solid ${vars.color.ink}` });

export const item = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.medium,
  alignItems: 'center',
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.small,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.brand } },
});

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const title = style({ ...displayText, fontSize: vars.fontSize.heading, lineHeight: 1.1 });

/** A plus whose upright falls when it opens. */
export const sign = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
});
export const upright = style({
  transformOrigin: 'center',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}`,
});
globalStyle(`${item}[open] ${upright}`, { transform: 'scaleY(0)' });

export const answer = style({
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.large,
  paddingInlineEnd: '2.5rem',
  lineHeight: 1.6,
});
