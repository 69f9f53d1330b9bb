import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const look = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const thirds = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const named = style({ display: 'grid', gap: '0.375rem' });

export const label = style({ fontWeight: 600, lineHeight: 1.3 });

export const fold = style({ borderBlock: `1px solid ${vars.color.line}` });

export const summary = style({
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.small,
  fontWeight: 600,
  cursor: 'pointer',
});

export const folded = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
});

export const text = style({ color: vars.color.inkMuted });

export const heading = style({ fontWeight: 600, marginBlockEnd: vars.space.xsmall });

export const lines = style({ display: 'grid', gap: vars.space.xsmall });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xsmall,
  alignItems: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const fault = style([line, { color: vars.color.danger, fontWeight: 600 }]);
