import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { spent } from '../Button/Button.css';

export const picker = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large });

export const side = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

/** Looks like a button and holds the file input, which covers it. */
export const choose = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // A label is never disabled itself. Twice the class: it also applies under the pointer.
    '&&:has(:disabled):not([aria-busy="true"])': spent,
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
