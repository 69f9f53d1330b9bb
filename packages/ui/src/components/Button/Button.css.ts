import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { chosenInForcedColors } from '../../css/chosenInForcedColors';
import { vars } from '../../theme/contract.css';
import { floodGround, floodInk } from './flood.css';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const outline = createVar();
const onOutline = createVar();

/** The look of a button that cannot be pressed. */
export const spent = {
  borderColor: vars.color.line,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  cursor: 'not-allowed',
  translate: 'none',
} as const;

export const button = style({
  ...textOfButton(),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.touchable,
  maxInlineSize: '100%',
  minBlockSize: vars.size.touchable,
  padding: `${vars.space.xsmall} 1.125rem`,
  margin: 0,
  border: '2px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'none',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.easing}, color ${vars.motion.quick} ${vars.motion.easing}`,
  selectors: {
    '&:active': { translate: '0 1px' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:disabled': spent,
    // A submit button keeps its focus, so it is `aria-disabled` instead of `disabled`.
    '&[type="submit"][aria-disabled="true"]:not([aria-busy="true"])': spent,
  },
});

/** A tone only defines the colours; a weight decides where they are used. */
export const tones = styleVariants({
  brand: {
    vars: {
      [fill]: fallbackVar(floodInk, vars.color.brand),
      [fillHover]: fallbackVar(floodInk, vars.color.brandHover),
      [onFill]: fallbackVar(floodGround, vars.color.onBrand),
      [outline]: fallbackVar(floodInk, vars.color.ink),
      [onOutline]: fallbackVar(floodGround, vars.color.onInk),
    },
  },
  danger: {
    vars: {
      [fill]: vars.color.danger,
      [fillHover]: vars.color.ink,
      [onFill]: vars.color.onDanger,
      [outline]: vars.color.danger,
      [onOutline]: vars.color.onDanger,
    },
  },
});

const outlined = style({
  borderColor: outline,
  color: outline,
  selectors: {
    '&:is(:hover, [aria-pressed="true"]):not(:disabled, [aria-disabled="true"])': {
      background: outline,
      color: onOutline,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]:not(:disabled, [aria-disabled="true"])': chosenInForcedColors },
    },
  },
});

export const weights = styleVariants({
  strong: {
    // The background extends under the transparent border.
    background: fill,
    color: onFill,
    selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: fillHover } },
  },
  regular: [outlined],
  light: [outlined, { borderWidth: '1.5px', borderRadius: vars.radius.pill, fontSize: vars.fontSize.small }],
  quiet: {
    paddingInline: 0,
    borderInlineWidth: 0,
    color: outline,
    textDecorationLine: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.35em',
    selectors: {
      '&:hover:not(:disabled, [aria-disabled="true"])': { textDecorationThickness: '3px' },
      '&:disabled': { borderColor: 'transparent', background: 'transparent', textDecorationLine: 'none' },
    },
  },
});

export const sizes = styleVariants({
  medium: {},
  large: { minBlockSize: '3.25rem', paddingInline: vars.space.large },
});

export const fullWidth = style({ inlineSize: '100%' });

/** Prevents a long text from shrinking the icon. */
export const icon = style({ display: 'inline-flex', flex: 'none' });

function textOfButton() {
  return {
    fontFamily: vars.fontFamily.text,
    fontSize: vars.fontSize.medium,
    fontWeight: 600,
    lineHeight: 1.2,
    textWrap: 'balance',
  } as const;
}
