import { globalStyle, style } from '@vanilla-extract/css';
import { edge } from '../../css/edge';
import { displayText } from '../../css/text';
import { belowTablet, enlargedText, from } from '../../theme/breakpoints';
import { vars } from '../../theme/contract.css';
import { floodGround, floodInk } from '../Button/flood.css';

export const bar = style({ position: 'relative', zIndex: 20 });

export const flooded = style({
  backgroundColor: vars.tone.flood,
  color: vars.tone.onFlood,
  vars: { [floodInk]: vars.tone.onFlood, [floodGround]: vars.tone.flood },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: '4rem',
  paddingInline: edge,
  paddingBlock: vars.space.xsmall,
  '@media': {
    [from.tablet]: { gap: vars.space.small, minBlockSize: '4.75rem' },
    [enlargedText]: { flexWrap: 'wrap', justifyContent: 'space-between', minBlockSize: 0 },
  },
});

export const home = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
});

export const wide = style({
  display: 'none',
  flex: 1,
  marginInlineStart: vars.space.medium,
  '@media': { [from.laptop]: { display: 'block' } },
});

/** The same links in a menu. Each window width shows only one of the two. */
export const narrow = style({ '@media': { [from.laptop]: { display: 'none' } } });

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.large });

const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: '3px',
  textUnderlineOffset: '0.5em',
  textDecorationSkipInk: 'none',
} as const;

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touchable,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { ...underline, textDecorationThickness: '1.5px' },
    '&[aria-current]': underline,
  },
});

/** Language, bell, profile or login: visible at every width. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  justifyContent: 'flex-end',
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [from.tablet]: { gap: vars.space.small },
    [from.laptop]: { flex: 'none', maxInlineSize: '50%' },
    [enlargedText]: { display: 'contents' },
  },
});

// On a phone the list of languages opens to the right, where it has more room than under its button.
globalStyle(`${tools} > :first-child:not(:last-child) > ul`, {
  '@media': {
    [belowTablet]: { insetInlineStart: 0, insetInlineEnd: 'auto' },
    [enlargedText]: { insetInline: vars.space.gutter },
  },
});

// Beside enlarged text there is only room for the logo and the language: the account and the menu are on a second line.
globalStyle(`${home}, ${tools} > :first-child:not(:last-child)`, { '@media': { [enlargedText]: { order: -1 } } });
globalStyle(`${tools}::before`, { '@media': { [enlargedText]: { content: '', order: 0, flexBasis: '100%' } } });
globalStyle(`${tools} > :not(:first-child), ${narrow}`, { '@media': { [enlargedText]: { order: 1 } } });

// Their lists are as wide as the page, and below both lines.
globalStyle(`${tools} > details`, { '@media': { [enlargedText]: { position: 'static' } } });
globalStyle(`${tools} > details > :not(summary)`, {
  '@media': {
    [enlargedText]: {
      insetInline: vars.space.gutter,
      insetBlockStart: '100%',
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
  },
});

export const menu = style({});

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touchable,
  blockSize: vars.size.touchable,
  // Compensates the padding of the icon, so that its lines end at the edge of the content.
  marginInlineEnd: '-0.625rem',
  '@media': { [enlargedText]: { marginInlineEnd: '-0.1875rem' } },
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const open = style({});
export const close = style({ display: 'none' });
globalStyle(`${menu}[open] ${open}`, { display: 'none' });
globalStyle(`${menu}[open] ${close}`, { display: 'block' });

/** The open menu spans the whole width under the bar. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'grid',
  paddingInline: vars.space.gutter,
  paddingBlock: `${vars.space.xsmall} ${vars.space.large}`,
  borderBlockEnd: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.floating,
  color: vars.color.ink,
});

export const panelLink = style({
  ...displayText,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  fontSize: '1.875rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { ...underline, textDecorationThickness: '4px', textUnderlineOffset: '0.2em' },
  },
});

globalStyle(`${panel} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` });
