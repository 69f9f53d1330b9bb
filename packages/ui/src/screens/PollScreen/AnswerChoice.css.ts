import { style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../css/chosenInForcedColors';
import { focusRing } from '../../css/focusRing';
import { hidden } from '../../css/hidden';
import { enlargedText } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

export const choice = style({ minInlineSize: 0 });

export const legend = style(hidden);

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: vars.space.xsmall,
});

export const answer = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.xsmall,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontWeight: 600,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.ink, color: vars.color.onInk },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': chosenInForcedColors } } },
});

export const radio = style({ ...hidden, margin: 0 });
