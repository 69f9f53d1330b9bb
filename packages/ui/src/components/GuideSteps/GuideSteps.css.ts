import { createVar, style } from '@vanilla-extract/css';
import { displayText, titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const column = createVar();

export const steps = style({
  display: 'grid',
  counterReset: 'step',
  vars: { [column]: '3rem' },
  '@media': { [from.tablet]: { vars: { [column]: '6rem' } } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${column} minmax(0, 1fr)`,
  paddingBlock: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  counterIncrement: 'step',
  '@media': { [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.small } },
  selectors: {
    // The number of the step in very large type. Assistive technology ignores it, because the list already has numbers.
    '&::before': {
      ...displayText,
      content: 'counter(step) / ""',
      color: vars.color.brand,
      fontSize: 'clamp(2.75rem, 1.5rem + 5vw, 5rem)',
      '@media': { [enlargedText]: { fontSize: vars.fontSize.poster } },
      lineHeight: 0.8,
    },
    '&:last-child': { borderBlockEnd: `2px solid ${vars.color.ink}` },
  },
});

export const texts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.measure,
  minInlineSize: 0,
});

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.1 });

export const details = style({ display: 'grid', gap: vars.space.xxsmall, color: vars.color.inkMuted });

export const detail = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  selectors: { '&::before': { content: '"–" / ""' } },
});
