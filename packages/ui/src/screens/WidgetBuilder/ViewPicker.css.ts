import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../css/chosenInForcedColors';
import { focusRing } from '../../css/focusRing';
import { titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.laptop]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.ink, backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': chosenInForcedColors } } },
});

/** The input covers its card, so that every pointing device reaches it. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const texts = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
});

export const name = style({ ...titleText, fontSize: vars.fontSize.large, overflowWrap: 'anywhere' });

export const hint = style({ fontSize: vars.fontSize.small, lineHeight: 1.3, hyphens: 'auto' });
