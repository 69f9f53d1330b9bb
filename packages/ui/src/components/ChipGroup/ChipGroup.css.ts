import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, paddingBlock: '2px' });

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: vars.size.touchable,
  paddingBlock: vars.space.xsmall,
  paddingInline: `${vars.space.small} ${vars.space.medium}`,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: '1.375rem',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:has(:checked)': {
      borderColor: fallbackVar(vars.tone.flood, vars.color.ink),
      backgroundColor: fallbackVar(vars.tone.flood, vars.color.ink),
      color: fallbackVar(vars.tone.onFlood, vars.color.onInk),
    },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      borderColor: vars.color.line,
      backgroundColor: 'transparent',
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    '&:has(:disabled:checked)': { backgroundColor: vars.color.sunken },
  },
});

/** The input covers its chip, so that every pointing device reaches it. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

export const mark = style({ flex: 'none', inlineSize: '0.75rem', blockSize: '0.75rem' });

/** The plus becomes a tick: colour alone never shows whether a chip is chosen. */
export const plus = style({ selectors: { [`${chip}:has(:checked) &`]: { display: 'none' } } });
export const tick = style({ display: 'none', selectors: { [`${chip}:has(:checked) &`]: { display: 'inline' } } });
