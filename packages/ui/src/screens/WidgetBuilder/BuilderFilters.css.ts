import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': { [from.phablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const unread = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const count = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.touchable,
  paddingBlockStart: vars.space.small,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const total = style({ ...titleText, fontSize: vars.fontSize.heading });

export const relaxations = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
