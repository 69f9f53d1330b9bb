import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { count } from './columnVariables';
import { base, isRound, poster, posters, posterWidth, shaft } from './PosterColumn.css';

/** Scrolls sideways, with a finger as well: the script turns the posters as far as it is scrolled. */
export const turning = style({
  '@media': {
    [isRound]: {
      display: 'grid',
      gridTemplateColumns: `calc(${shaft} + (var(${count}) - 1) * ${posterWidth})`,
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      cursor: 'grab',
      selectors: { '&:active': { cursor: 'grabbing' } },
    },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
});

globalStyle(`${turning} > ${posters}`, {
  '@media': { [isRound]: { position: 'sticky', insetInlineStart: 0, inlineSize: shaft } },
});

// Each is drawn once, and then only moves.
globalStyle(`${turning} ${poster}`, { willChange: 'transform' });

globalStyle(base, { position: 'relative' });

/** At an end of the base. The list does not turn. */
export const turn = style({
  display: 'none',
  '@media': {
    [isRound]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '0.5rem',
      display: 'block',
      inlineSize: vars.size.touchable,
      blockSize: vars.size.touchable,
      padding: vars.space.small,
    },
  },
});

export const turnBack = style([turn, { insetInline: '0.5rem auto' }]);

export const arrow = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 });
