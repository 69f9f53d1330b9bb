import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const dates = style({ margin: 0, padding: 0, listStyle: 'none' });

export const date = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: '3rem',
  maxInlineSize: vars.size.measure,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const summary = style({ paddingBlock: vars.space.small, cursor: 'pointer' });

export const past = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.inkMuted,
});
