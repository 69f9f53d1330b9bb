import { style } from '@vanilla-extract/css';
import { markedWords } from '../../css/markedWords';
import { fieldPadding } from './FirstSearch.css';

/** Below the input, with the same text at the same place. */
export const layer = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 6,
  insetInlineStart: 6,
  boxSizing: 'border-box',
  // Until the field is measured again, in a window that became narrower.
  maxInlineSize: 'calc(100% - 12px)',
  paddingInline: fieldPadding,
  overflow: 'hidden',
  color: 'transparent',
  lineHeight: '3.25rem',
  whiteSpace: 'pre',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const mark = style(markedWords);
