import { style } from '@vanilla-extract/css';
import { displayText, overlineText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** The explanation on one side, its numbers on the other. */
export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} clamp(2rem, 5vw, 4rem)`,
  alignItems: 'start',
  scrollMarginBlockStart: vars.space.large,
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' } },
});

export const rules = style({ display: 'grid', gap: vars.space.medium, maxInlineSize: vars.size.measure });

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const caption = style({ paddingBlockEnd: vars.space.small, fontWeight: 600, textAlign: 'start' });

export const head = style({
  ...overlineText,
  paddingBlock: vars.space.xsmall,
  color: vars.color.inkMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const headPoints = style([head, { textAlign: 'end' }]);

export const row = style({ borderBlockStart: `2px solid ${vars.color.ink}` });

export const reason = style({
  paddingBlock: vars.space.medium,
  paddingInlineEnd: vars.space.medium,
  fontSize: vars.fontSize.large,
  fontWeight: 400,
  textAlign: 'start',
});

export const points = style({
  ...displayText,
  color: vars.color.accentText,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.heading, whiteSpace: 'normal' } },
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const after = style({ color: vars.color.inkMuted });
