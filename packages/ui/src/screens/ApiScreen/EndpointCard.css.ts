import { style } from '@vanilla-extract/css';
import { codeFont, overlineText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const endpoint = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  fontSize: vars.fontSize.large,
});

export const method = style({
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: 700,
  lineHeight: 1.7,
  backgroundColor: vars.tone.pale,
  color: vars.color.onSticker,
});

export const path = style({ ...codeFont, fontWeight: 600, overflowWrap: 'anywhere' });

export const label = style({ ...overlineText, marginBlockStart: vars.space.xsmall, color: vars.color.inkMuted });

export const parameters = style({ display: 'grid' });

export const parameter = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const name = style({
  ...codeFont,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  '@media': { [enlargedText]: { overflowWrap: 'anywhere' } },
});

export const meaning = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
