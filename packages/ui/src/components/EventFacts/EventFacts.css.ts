import { style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { vars } from '../../theme/contract.css';

/** Side by side where there is room for it, whatever the width of the window. */
export const frame = style({ containerType: 'inline-size' });

const wide = '(min-width: 30rem)';

export const facts = style({
  display: 'grid',
  borderBlock: `2px solid ${vars.color.ink}`,
  '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', paddingBlock: 0 } },
});

export const fact = style({
  minInlineSize: 0,
  paddingBlock: vars.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': {
    [wide]: {
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
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  marginBlockEnd: vars.space.xxsmall,
});

export const line = style({
  ...displayText,
  fontSize: '1.5rem',
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
});

export const note = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});
