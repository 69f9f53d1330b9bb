import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const block = style({
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.6s ease-in-out infinite` } },
});

export const skeletonForVariant = {
  vertical: style({ display: 'grid', gap: vars.space.small }),
  horizontal: style({ display: 'flex', gap: vars.space.medium, alignItems: 'flex-start' }),
};

export const pictureForVariant = {
  vertical: style([block, { aspectRatio: '4 / 5' }]),
  horizontal: style([block, { flex: 'none', inlineSize: 'clamp(7.5rem, 30%, 11rem)', aspectRatio: '4 / 5' }]),
};

export const lines = style({ display: 'grid', flexGrow: 1, gap: vars.space.small });
export const title = style([block, { blockSize: '1.5rem', inlineSize: '85%' }]);
export const line = style([block, { blockSize: '0.875rem', inlineSize: '65%' }]);
export const shortLine = style([block, { blockSize: '0.875rem', inlineSize: '25%' }]);
