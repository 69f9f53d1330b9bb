import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { displayText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const fades = {
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
} as const;

export const backdrop = style({ position: 'fixed', inset: 0, zIndex: 40, background: vars.color.scrim, ...fades });

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'end center',
  '@media': { [from.phablet]: { placeItems: 'center', padding: vars.space.medium } },
});

/** The dialog is a sheet at the bottom of a phone's window, and centred in wider windows. */
const popup = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The browser scrolls a focused control above the buttons, not under them.
  scrollPaddingBlockStart: '5rem',
  scrollPaddingBlockEnd: '7rem',
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: vars.color.surface,
  boxShadow: vars.elevation.floating,
  color: vars.color.ink,
  outline: 0,
  transition: `opacity ${vars.motion.calm} ${vars.motion.easing}, translate ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 2rem' },
    // A strip as high as the close button: the content scrolls under it, so that no text ends behind the button.
    '&::before': {
      content: '',
      position: 'sticky',
      gridArea: '1 / 1 / 4 / 2',
      alignSelf: 'start',
      insetBlockStart: 0,
      zIndex: 1,
      blockSize: `calc(${vars.size.touchable} + ${vars.space.small})`,
      borderRadius: 'inherit',
      background: vars.color.surface,
    },
  },
  '@media': { [from.phablet]: { borderRadius: vars.radius.large } },
});

export const sizes = styleVariants(
  {
    small: { maxInlineSize: '28rem' },
    medium: { maxInlineSize: '45rem' },
    large: { maxInlineSize: '60rem' },
  },
  (size) => [popup, size],
);

const inset = 'clamp(1.25rem, 4vw, 2.25rem)';

export const head = style({
  gridArea: '1 / 1',
  display: 'grid',
  gap: vars.space.xsmall,
  padding: `${inset} ${inset} 0`,
});

/** Elements beside the close button are above the strip. */
const besideCross = { position: 'relative', zIndex: 2 } as const;

export const progress = style({ ...besideCross, paddingBlockEnd: vars.space.xxsmall, paddingInlineEnd: '3rem' });

/** Leaves the corner to the close button. */
export const title = style({
  ...displayText,
  ...besideCross,
  paddingInlineEnd: '2.5rem',
  fontSize: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.75rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.title } },
});

export const description = style({ color: vars.color.inkMuted });

/** The close button spans all rows, so that it stays in its corner while the content scrolls under it. */
export const close = style({
  position: 'sticky',
  gridArea: '1 / 1 / 4 / 2',
  alignSelf: 'start',
  justifySelf: 'end',
  insetBlockStart: vars.space.small,
  margin: vars.space.small,
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const body = style({
  gridArea: '2 / 1',
  minInlineSize: 0,
  padding: `${vars.space.large} ${inset}`,
});

/** The buttons stay visible while the content scrolls. In a low window, the content needs their room. */
export const actions = style({
  gridArea: '3 / 1',
  position: 'relative',
  '@media': { '(min-height: 40rem)': { position: 'sticky', insetBlockEnd: 0 } },
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} ${inset} ${inset}`,
  background: vars.color.surface,
  selectors: {
    // The content fades out above the buttons instead of being cut. At the end of the scrolling the fade covers only the
    // padding of the body. Without a body it would cover the last line, so it is absent.
    [`${body} + &::before`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: vars.space.xlarge,
      background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
      pointerEvents: 'none',
    },
  },
});

// The primary action is last, and at the end of its line even without other buttons.
globalStyle(`${actions} > :last-child`, { marginInlineStart: 'auto' });
globalStyle(`${actions} > *`, { '@media': { 'screen and (max-width: 29.99rem)': { flexGrow: 1 } } });
