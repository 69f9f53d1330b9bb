import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** At the end of the card, so that the lines and the sums of a row are aligned. */
export const summary = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.tiny,
  lineHeight: 1.35,
});

export const reasons = style({ display: 'grid', gap: '0.25rem' });

/** The points of all lines are in one column. */
export const row = style({ display: 'grid', gridTemplateColumns: '1.875rem minmax(0, 1fr)', columnGap: '0.5rem' });

export const points = style({
  color: vars.color.accentText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const sum = style([row, { alignItems: 'center', minBlockSize: vars.size.touchable, fontWeight: 600 }]);

export const total = style({ ...titleText, fontSize: vars.fontSize.large, textAlign: 'end' });

/** The control is above the link that covers a card. */
export const others = style({ position: 'relative' });

export const opener = style([
  sum,
  { cursor: 'pointer', selectors: { '&::-webkit-details-marker': { display: 'none' } } },
]);

export const otherLabel = style({
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
  selectors: { [`${opener}:hover &`]: { textDecorationThickness: '3px' } },
});

/** Above the link that covers a card. */
export const correct = style({
  position: 'relative',
  minBlockSize: vars.size.touchable,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

export const arrow = style({
  display: 'inline-block',
  inlineSize: '0.625rem',
  marginInlineStart: '0.375rem',
  fill: 'currentColor',
  selectors: { [`${others}[open] &`]: { rotate: '180deg' } },
});

export const sheet = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: '100%',
  paddingBlock: vars.space.xsmall,
  borderBlock: `solid ${vars.color.ink}`,
  borderBlockWidth: '1px 2px',
  background: vars.color.ground,
  boxShadow: vars.elevation.floating,
});
