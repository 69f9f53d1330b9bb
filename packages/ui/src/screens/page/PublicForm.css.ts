import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  scrollMarginBlockStart: vars.space.large,
  outline: 'none',
});

export const title = style({
  ...displayText,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const text = style({ color: vars.color.inkMuted });

export const form = style({ display: 'grid', gap: vars.space.large, marginBlockStart: vars.space.xsmall });

/** Two short fields, side by side if there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.medium } },
});
