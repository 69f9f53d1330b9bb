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

/** Looks like a button. The transparent file input covers it. */
export const choose = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // A label itself is never disabled. The class is doubled so that the rule also wins over the hover style.
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
