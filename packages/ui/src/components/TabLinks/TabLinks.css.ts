import { globalStyle, style } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { belowTablet } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** None is out of sight: what does not fit goes on to a second line. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'clamp(0.75rem, 4vw, 1.5rem)',
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  '@media': {
    [belowTablet]: {
      selectors: {
        '&:has(> :nth-child(4))': { justifyContent: 'space-between', columnGap: vars.space.xsmall },
      },
    },
  },
});

/** Each at least as wide as its longest word, and its whole name on one line where there is room. */
globalStyle(`${list}:has(> :nth-child(4)) > *`, {
  '@media': { [belowTablet]: { flexGrow: 1, inlineSize: 'min-content', maxInlineSize: 'max-content' } },
});

/** As high as its line, so that the names end on one line. */
export const item = style({ display: 'flex' });

/** Where four or more do not fit beside their counts, each count stands over its name. */
const many = `${list}:has(> :nth-child(4)) &`;

export const tab = style({
  ...displayText,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '3.25rem',
  borderBlockEnd: '6px solid transparent',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.heading,
  textDecoration: 'none',
  // Where the reader chose the colours, what is transparent would be drawn.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:not([aria-current], [aria-selected="true"])': { borderColor: 'Canvas' } },
    },
    [belowTablet]: {
      selectors: {
        [many]: {
          flexDirection: 'column-reverse',
          alignItems: 'start',
          justifyContent: 'flex-start',
          gap: vars.space.xxsmall,
          // With a count over a name of two lines, before the counts are known.
          minBlockSize: '4.875rem',
          // Not between letters: a name is at least as wide as its longest word.
          overflowWrap: 'normal',
          paddingBlock: `${vars.space.xsmall} ${vars.space.xxsmall}`,
          fontSize: vars.fontSize.medium,
        },
      },
    },
  },
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current], &[aria-selected="true"]': { borderColor: vars.color.ink, color: vars.color.ink },
    // Inside, where it does not lie over the next one.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

export const count = style({
  minInlineSize: '1.5rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.tiny,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: '1.5rem',
  textAlign: 'center',
});
