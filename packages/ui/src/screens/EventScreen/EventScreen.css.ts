import { globalStyle, style } from '@vanilla-extract/css';
import { inBar } from '../../components/BookingCard/BookingCard.css';
import { edge } from '../../css/edge';
import { eventPicture } from '../../css/eventPicture';
import { foot } from '../../css/foot.css';
import { displayText } from '../../css/text';
import { belowTablet, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

/**
 * On a phone one column, which opens on the picture. On a wider page the picture and the booking card are a column on the
 * right.
 */
export const page = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.gutter} minmax(0, 1fr) ${vars.space.gutter}`,
  // As high as the screen, so that content that loads later is below it and moves nothing that is visible.
  minBlockSize: '100svh',
  paddingBlockEnd: vars.space.huge,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: `${edge} minmax(0, 1fr) clamp(17rem, 32%, 36rem) ${edge}`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: 0,
    },
  },
});

export const flood = style({
  backgroundColor: vars.tone.flood,
  gridColumn: '1 / -1',
  gridRow: '2 / 4',
  '@media': { [from.tablet]: { gridRow: '1' } },
});

const gap = 'clamp(1.5rem, 5vw, 4rem)';

/** On a phone its parts are rows of the page: the category and the title on the flood, the invitation below the facts. */
export const hero = style({
  display: 'contents',
  '@media': {
    [from.tablet]: {
      display: 'flex',
      justifyContent: 'flex-end',
      gridColumn: '2',
      gridRow: '1',
      minBlockSize: 'clamp(20rem, 38vw, 33rem)',
      paddingBlock: 'clamp(1.5rem, 5vw, 4rem)',
      paddingInlineEnd: gap,
    },
  },
});

globalStyle(`${hero} > *`, {
  '@media': { [belowTablet]: { gridColumn: '2', gridRow: '2', paddingBlock: `${vars.space.medium} 0` } },
});
globalStyle(`${hero} > h1`, {
  '@media': { [belowTablet]: { gridRow: '3', paddingBlock: `${vars.space.xsmall} ${vars.space.small}` } },
});
globalStyle(`${hero} > h1 ~ p`, {
  '@media': { [belowTablet]: { gridRow: '5', paddingBlock: `0 ${vars.space.large}`, color: vars.color.ink } },
});

export const side = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'block', position: 'relative', gridColumn: '3', gridRow: '1 / -1' } },
});

/** On a phone from edge to edge, low enough that date, place and price are on the first screen. */
export const picture = style({
  position: 'relative',
  gridColumn: '1 / -1',
  gridRow: '1',
  // 240 pixels high on a phone of 375.
  aspectRatio: '25 / 16',
  overflow: 'hidden',
  '@media': {
    [from.tablet]: {
      aspectRatio: '4 / 5',
      marginBlock: `${vars.space.xlarge} ${vars.space.large}`,
      border: `10px solid ${vars.color.ground}`,
      borderRadius: vars.radius.large,
    },
  },
});

export const photo = style([picture, { '@media': { [from.tablet]: { aspectRatio: '3 / 2' } } }]);

// The view transition from the pressed card ends at this picture, unless that card is on this page.
globalStyle(`main:not(:has(article a:focus)) ${picture}`, { viewTransitionName: eventPicture });
globalStyle(`::view-transition-group(${eventPicture})`, {
  animationDuration: `calc(1.5 * ${vars.motion.calm})`,
  animationTimingFunction: vars.motion.easing,
});
globalStyle('::view-transition-group(root)', { animationDuration: vars.motion.calm });

/** In the corner of the picture, on a wider page inside its border. */
export const heart = style({
  position: 'relative',
  gridColumn: '2',
  gridRow: '1',
  justifySelf: 'end',
  alignSelf: 'start',
  marginBlockStart: vars.space.xsmall,
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      insetBlockStart: `calc(${vars.space.xlarge} + 10px + ${vars.space.small})`,
      insetInlineEnd: `calc(10px + ${vars.space.small})`,
      marginBlockStart: 0,
    },
  },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 20%',
});

export const booking = style({
  gridColumn: '2',
  gridRow: '6',
  marginBlockEnd: vars.space.xxlarge,
  '@media': { [from.tablet]: { position: 'sticky', insetBlockStart: vars.space.large, marginBlockEnd: 0 } },
});

/** Reserves the height of the booking bar at the end of the page, for toasts and for focused elements. */
export const barred = style({});
const barSize = 'calc(4.375rem + env(safe-area-inset-bottom, 0px))';
globalStyle(`:root:has(${barred})`, {
  '@media': { [inBar]: { vars: { [foot]: barSize }, paddingBlockEnd: foot, scrollPaddingBlockEnd: foot } },
});

export const facts = style({
  gridColumn: '2',
  gridRow: '4',
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: `${vars.space.small} ${vars.space.large}`,
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridRow: '2', paddingBlock: vars.space.xxlarge, paddingInlineEnd: gap } },
});

export const story = style({
  gridColumn: '2',
  gridRow: '7',
  display: 'grid',
  gap: vars.space.xxlarge,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridRow: '3', paddingInlineEnd: gap } },
});

export const heading = style({ ...displayText, fontSize: vars.fontSize.title, marginBlockEnd: vars.space.small });

export const prose = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize.large,
  lineHeight: 1.6,
});

export const services = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const service = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
});

export const credits = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.small,
});

export const creditLink = style({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});

export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.touchable,
  color: vars.color.inkMuted,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.ink, textDecorationThickness: 2 } },
});

export const plain = style({
  paddingInline: edge,
  paddingBlock: `clamp(1.5rem, 4vw, 3rem) ${vars.space.huge}`,
});

export const paragraph = style({ whiteSpace: 'pre-line' });

/** A long URL must not widen the page. */
export const textLink = style({ color: 'inherit', textDecoration: 'underline', overflowWrap: 'anywhere' });

export const edit = style({ margin: 0 });
