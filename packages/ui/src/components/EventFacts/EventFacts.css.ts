import { style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** The facts are side by side if the container, not the window, is wide enough. Otherwise each label is beside its answer. */
export const frame = style({ containerType: 'inline-size' });

const wide = '(min-width: 30rem)';

export const facts = style({
  display: 'grid',
  borderBlock: `2px solid ${vars.color.ink}`,
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', paddingBlock: 0 } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: vars.space.small,
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': {
    [wide]: {
      display: 'block',
      paddingBlock: vars.space.large,
      paddingInlineEnd: vars.space.medium,
      selectors: {
        '& + &': {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${vars.color.line}`,
          paddingInlineStart: vars.space.medium,
        },
      },
    },
  },
});

export const label = style({
  // The label spans all lines of the answer, which thereby follow each other in the second column.
  gridRow: '1 / span 99',
  '@media': { [enlargedText]: { gridRow: 'auto' } },
  paddingBlockStart: '0.25rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  '@container': { [wide]: { paddingBlockStart: 0, marginBlockEnd: vars.space.xxsmall } },
});

export const line = style({
  ...titleText,
  fontSize: '1.25rem',
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { marginBlockStart: vars.space.xxsmall } },
  // Four columns have room for « Audiodescription » in the size of a phone.
  '@container': {
    [wide]: { selectors: { [`${facts}:not(:has(> :nth-child(4))) &`]: { fontSize: '1.5rem' } } },
  },
});

export const note = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});
