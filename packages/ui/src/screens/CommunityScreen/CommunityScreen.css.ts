import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';

export const portrait = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

/** Below the portrait where a name does not fit beside it. */
export const person = style({ flex: '1 1 8rem' });

export const name = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.05 });

export const role = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const specialties = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});
