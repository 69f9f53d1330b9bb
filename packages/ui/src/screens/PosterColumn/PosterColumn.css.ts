import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { titleText } from '../../css/text';
import { vars } from '../../theme/contract.css';
import { place } from './columnVariables';

/** Where the list is a column: it needs a script to turn, colours for its shades, and space. */
export const isRound = 'screen and (min-width: 22rem) and (scripting: enabled) and (forced-colors: none)';
const isWide = `${isRound} and (min-width: 64rem)`;

const radius = createVar();
/** The angle between two posters. */
const step = createVar();
export const posterWidth = createVar();
const shade = createVar();

export const shaft = `calc(${radius} * 1.78)`;
const dark = '#0117';
const dim = '#0113';

export const column = style({
  '@media': {
    [isRound]: {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'center',
      containerType: 'inline-size',
      vars: {
        [radius]: 'min(49cqi, 14rem + 8vw)',
        [step]: '60deg',
        [posterWidth]: `calc(sin(${step} / 2) * ${radius} * 1.94)`,
        // Flat bands, as a screen print would draw a round body.
        [shade]: `linear-gradient(90deg, ${dark} 5%, ${dim} 5% 13%, #0000 13% 87%, ${dim} 87% 95%, ${dark} 95%)`,
      },
      selectors: {
        // The dome.
        '&::before': {
          content: '',
          inlineSize: `calc(${radius} * 1.6)`,
          blockSize: `calc(${radius} * 0.7 - 5.5rem)`,
          borderRadius: '50% 50% 0 0 / 100% 100% 0 0',
          backgroundColor: vars.color.band,
          filter: 'brightness(1.2)',
        },
      },
    },
    [isWide]: { vars: { [step]: '45deg' } },
  },
});

/** The cornice and the base are wider than the shaft, and cover its ends. */
const ring = style({
  '@media': {
    [isRound]: {
      zIndex: 1,
      inlineSize: `calc(${radius} * 2.02)`,
      padding: '0.5em 3rem 0.75em',
      borderRadius: '0 0 50% 50% / 0 0 1em 1em',
      background: `${shade}, ${vars.color.band}`,
      color: vars.color.onBand,
      textAlign: 'center',
    },
  },
});

export const hour = style({ ...titleText, fontSize: vars.fontSize.heading });

/** The cornice. */
export const heading = style([ring, hour, { '@media': { [isRound]: { fontSize: `calc(${radius} * 0.12)` } } }]);

export const scroller = style({
  '@media': {
    [isRound]: {
      inlineSize: shaft,
      blockSize: `calc(${radius} * 1.1 + 11rem)`,
      marginBlock: '-1rem',
      backgroundColor: vars.color.band,
    },
  },
});

export const posters = style({
  '@media': {
    [isRound]: {
      blockSize: '100%',
      perspective: `calc(${radius} * 6)`,
      selectors: {
        '&::after': { content: '', position: 'absolute', inset: 0, background: shade, pointerEvents: 'none' },
      },
    },
  },
});

const distance = `calc(cos(${step} / 2) * ${radius})`;

export const poster = style({
  position: 'relative',
  paddingBlock: vars.space.small,
  '@media': {
    [isRound]: {
      position: 'absolute',
      insetBlock: `1.25rem calc(${radius} * 0.05 + 1rem)`,
      insetInlineStart: `calc(50% - ${posterWidth} / 2)`,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      inlineSize: posterWidth,
      paddingBlock: 0,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.sticker,
      color: vars.color.onSticker,
      transform: `translateZ(calc(${distance} * -1)) rotateY(calc(var(${place}, 3) * ${step})) translateZ(${distance})`,
      backfaceVisibility: 'hidden',
    },
  },
});

// Those in sight before the column has turned. The policy of the page forbids `style` attributes.
globalStyle(`${poster}:nth-child(n + 4):last-child`, { vars: { [place]: '-1' } });
globalStyle(`${poster}:nth-child(2)`, { vars: { [place]: '1' } });
globalStyle(`${poster}:first-child`, { vars: { [place]: '0' } });

/** It comes after the title in the reading order, but is shown before it. */
export const picture = style({
  display: 'none',
  '@media': {
    [isRound]: { order: -1, position: 'relative', display: 'block', flex: 1, backgroundColor: vars.tone.accent },
  },
});

globalStyle(`${picture} > svg, ${picture} img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const texts = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  fontSize: vars.fontSize.small,
  '@media': { [isRound]: { padding: 'clamp(0.5rem, 1vw, 0.875rem)' } },
});

export const title = style({ ...titleText, fontSize: 'clamp(1rem, 0.8rem + 0.5vw, 1.25rem)', lineHeight: 1.1 });

/** Hour and price stand above the title. */
export const facts = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontWeight: 600,
});

export const base = ring;

export const all = style({ color: 'inherit' });
