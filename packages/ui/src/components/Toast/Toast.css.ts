import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing';
import { foot } from '../../css/foot.css';
import { from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const mark = createVar();
const onMark = createVar();

export const viewport = style({
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: `calc(${vars.space.small} + ${fallbackVar(foot, '0px')})`,
  zIndex: 60,
  display: 'grid',
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { insetInline: `auto ${vars.space.large}`, insetBlockEnd: vars.space.large, inlineSize: '26rem' },
  },
  selectors: {
    // The buttons of a dialog are at its bottom, and its close button is at the end of its top, at least 10 rem from the
    // middle of the window.
    'body:has([role$=dialog][data-open]) &': {
      insetBlock: `${vars.space.small} auto`,
      insetInline: `${vars.space.small} max(5rem, 50% - 10rem)`,
    },
  },
});

// The focus guards of Base UI are hidden from screen readers but focusable. `useWayBack` replaces them.
globalStyle(`${viewport} > [data-base-ui-focus-guard], [data-base-ui-focus-guard]:has(+ ${viewport})`, {
  display: 'none',
});

const toast = style({
  pointerEvents: 'auto',
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  overflow: 'clip',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.ink,
  boxShadow: vars.elevation.floating,
  color: vars.color.onInk,
  transform: 'translateX(var(--toast-swipe-movement-x, 0)) translateY(var(--toast-swipe-movement-y, 0))',
  transition: `transform ${vars.motion.calm} ${vars.motion.easing}, opacity ${vars.motion.calm} ${vars.motion.easing}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(1rem)' },
    '&[data-limited]': { opacity: 0 },
    '&:focus-visible': focusRing,
  },
});

export const tones = styleVariants(
  {
    neutral: { vars: { [mark]: vars.color.sun, [onMark]: vars.color.onSun } },
    success: { vars: { [mark]: vars.color.success, [onMark]: vars.color.successSurface } },
    danger: { vars: { [mark]: vars.color.danger, [onMark]: vars.color.onDanger } },
  },
  (tone) => [toast, tone],
);

/** A solid block, like the date on a poster. */
export const block = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3.25rem',
  backgroundColor: mark,
  color: onMark,
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  gap: '0.25rem',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  paddingInlineStart: vars.space.medium,
});

export const title = style({ fontWeight: 700, lineHeight: 1.3 });

export const description = style({ fontSize: vars.fontSize.small, lineHeight: 1.4 });

export const action = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: 600,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.35em',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});

export const close = style({
  display: 'grid',
  placeContent: 'center',
  alignSelf: 'start',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  margin: '0.1875rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
