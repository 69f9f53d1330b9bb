import { style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingInline: edge,
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
});

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
});

export const sentence = style({ fontSize: vars.fontSize.large, fontWeight: 700, overflowWrap: 'anywhere' });

export const effect = style({
  gridRow: 2,
  // Its place until the list is read.
  minBlockSize: '1lh',
  color: vars.color.inkMuted,
  '@media': { [from.tablet]: { gridRow: 1, gridColumn: 2 } },
});

export const file = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  maxInlineSize: '44rem',
});

export const heading = style({ ...titleText, fontSize: vars.fontSize.heading });

export const text = style({ color: vars.color.inkMuted });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
