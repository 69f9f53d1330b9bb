import { edge } from '../../css/edge';
import { focusRing } from '../../css/focusRing';
import { vars } from '../../theme/contract.css';

/** Styles of a row that scrolls sideways, to the edges of the screen. */
export const scrolling = {
  // Keeps visually hidden text inside the scrolling row: otherwise it makes the page wider.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xsmall,
  marginInline: `calc(-1 * ${edge})`,
  paddingInline: edge,
  paddingBlock: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
} as const;

export const shape = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  paddingInline: vars.space.medium,
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: `calc(${vars.size.touchable} / 2)`,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

/** Styles of a chip that is a button or a link. */
export const chip = {
  ...shape,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
} as const;
