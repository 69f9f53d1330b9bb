import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const testimonial = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minInlineSize: 0,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const quote = style({
  ...displayText,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.heading } },
  lineHeight: 1.08,
});

export const author = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, marginBlockStart: 'auto' });

export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.3 });

export const role = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  lineHeight: 1.4,
});
