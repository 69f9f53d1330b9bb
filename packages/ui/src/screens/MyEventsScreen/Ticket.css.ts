import { globalStyle, style } from '@vanilla-extract/css';
import { displayText, overlineText, titleText } from '../../css/text';
import { enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';

const stubSize = 'clamp(5.25rem, 22%, 7.5rem)';
const notchSize = '1.25rem';

/** All tickets of a row have the same height. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const ticket = style({
  position: 'relative',
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: `minmax(0, 1fr) ${stubSize}`,
  minBlockSize: '10rem',
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': {
    [from.phablet]: { gridTemplateColumns: `6.5rem minmax(0, 1fr) ${stubSize}` },
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    '&:has(a:focus-visible)': { outline: `3px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});

export const pastTicket = style({});

const innerRadius = `calc(${vars.radius.medium} - 2px)`;

/** After the title in reading order, before it on screen: above it on a phone, beside it on a wider page. */
export const picture = style({
  position: 'relative',
  order: -1,
  gridColumn: '1 / -1',
  minBlockSize: '7.5rem',
  overflow: 'hidden',
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  borderStartStartRadius: innerRadius,
  borderStartEndRadius: innerRadius,
  '@media': {
    [from.phablet]: {
      gridColumn: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `2px solid ${vars.color.ink}`,
      borderStartEndRadius: 0,
      borderEndStartRadius: innerRadius,
    },
  },
  selectors: { [`${pastTicket} &`]: { filter: 'grayscale(1)', opacity: 0.6 } },
});

globalStyle(`${picture} > svg, ${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
  overflowX: 'clip',
});

export const category = style({ ...overlineText, color: vars.color.inkMuted });

export const title = style({ ...titleText, fontSize: vars.fontSize.heading, lineHeight: 1.1 });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
    // The focus ring is around the whole ticket.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const place = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.fontSize.small,
});

export const price = style({ fontWeight: 600 });

/** « Annulé », like a stamp on the ticket. */
export const stamp = style({
  ...overlineText,
  padding: '0.25rem 0.5rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.small,
  color: vars.color.danger,
  rotate: '-3deg',
});

/** The part that is torn off at the door: a dotted line, with a notch at each end. */
export const stub = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  borderInlineStart: `3px dotted ${vars.color.surface}`,
  borderStartEndRadius: `calc(${vars.radius.medium} - 2px)`,
  borderEndEndRadius: `calc(${vars.radius.medium} - 2px)`,
  background: vars.tone.flood,
  color: vars.tone.onFlood,
  textAlign: 'center',
  '@media': {
    // Torn off at the bottom, where the words of both parts have the whole width.
    [enlargedText]: {
      borderInlineStart: 0,
      borderBlockStart: `3px dotted ${vars.color.surface}`,
      borderStartEndRadius: 0,
      borderEndStartRadius: `calc(${vars.radius.medium} - 2px)`,
      selectors: { '&::before, &::after': { display: 'none' } },
    },
  },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1.5px - ${notchSize} / 2)`,
      inlineSize: notchSize,
      blockSize: notchSize,
      border: `2px solid ${vars.color.ink}`,
      borderRadius: '50%',
      background: vars.color.ground,
    },
    // A semicircle that covers the border of the ticket.
    '&::before': { insetBlockStart: `calc(-2px - ${notchSize} / 2)`, clipPath: 'inset(50% 0 0)' },
    '&::after': { insetBlockEnd: `calc(-2px - ${notchSize} / 2)`, clipPath: 'inset(0 0 50%)' },
    [`${pastTicket} &`]: { background: vars.color.sunken, color: vars.color.inkMuted },
  },
});

export const date = style({ ...overlineText, display: 'flex', flexDirection: 'column', gap: '0.25rem' });

export const day = style({
  ...displayText,
  fontSize: 'clamp(2.5rem, 12vw, 3.25rem)',
  '@media': { [enlargedText]: { fontSize: vars.fontSize.poster } },
  lineHeight: 0.85,
});

export const time = style({ fontSize: vars.fontSize.small, fontWeight: 600 });
