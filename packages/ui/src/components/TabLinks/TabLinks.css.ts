import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../css/hidden';
import { titleText } from '../../css/text';
import { belowTablet } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/** All tabs are visible: they wrap to a second line. */
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

/** Each tab is at least as wide as its longest word, and shows its whole name on one line if there is room. */
globalStyle(`${list}:has(> :nth-child(4)) > *`, {
  '@media': { [belowTablet]: { flexGrow: 1, inlineSize: 'min-content', maxInlineSize: 'max-content' } },
});

/** Each tab has the height of its line, so that the names are aligned. */
export const item = style({ display: 'flex' });

/** Four or more tabs do not fit beside their counts on a phone. */
const many = `${list}:has(> :nth-child(4)) &`;

export const tab = style({
  ...titleText,
  // Four tabs share the width of a phone.
  wordSpacing: 'normal',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '3.25rem',
  borderBlockEnd: '6px solid transparent',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.heading,
  textDecoration: 'none',
  // With the user's own colours, a transparent border would be visible.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:not([aria-current], [aria-selected="true"])': { borderColor: 'Canvas' } },
    },
    [belowTablet]: {
      selectors: {
        [many]: {
          // A name does not break inside a word: the tab is at least as wide as its longest word.
          overflowWrap: 'normal',
          fontSize: vars.fontSize.medium,
          // Four Spanish names share one line at 320 px.
          letterSpacing: '-0.02em',
        },
      },
    },
  },
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current], &[aria-selected="true"]': { borderColor: vars.color.ink, color: vars.color.ink },
    // The focus ring is inside the tab, so that it does not cover the next tab.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
});

/** On a phone with many tabs only for screen readers: the view itself tells the number. */
export const count = style({
  '@media': { [belowTablet]: { selectors: { [many]: hidden } } },
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
