import { globalStyle, style } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../css/chosenInForcedColors';
import { vars } from '../../theme/contract.css';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const note = style({ flexBasis: '100%', fontSize: vars.fontSize.small });

globalStyle(`${note} a`, { color: 'inherit', textDecoration: 'underline', fontWeight: 600 });

export const button = style({
  flex: '1 1 auto',
  minBlockSize: vars.size.touchable,
  padding: vars.space.xsmall,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  backgroundColor: 'transparent',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: 1.2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.ink, color: vars.color.onInk },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': chosenInForcedColors } } },
});
