import { style } from '@vanilla-extract/css';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 4vw, 3rem)',
  alignItems: 'start',
  '@media': { [from.laptop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const author = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': { [enlargedText]: { flexWrap: 'wrap' } },
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});

export const byline = style({ display: 'grid', lineHeight: 1.35 });

export const role = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const date = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.fontSize.small,
});

export const text = style({ fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)' });
