import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.small} clamp(2rem, 5vw, 4rem)`,
  paddingBlock: 'clamp(1.5rem, 3vw, 2.5rem)',
  borderBlockStart: `2px solid ${vars.color.ink}`,
  scrollMarginBlockStart: vars.space.large,
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.9fr)' } },
});

export const title = style({
  ...displayText,
  fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.375rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});
