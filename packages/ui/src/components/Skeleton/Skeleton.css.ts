import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const bone = style({
  display: 'block',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.8s ease-in-out infinite` },
  },
});

export const shapes = styleVariants({
  text: [bone, { blockSize: '0.875em', marginBlock: '0.3em' }],
  title: [bone, { blockSize: '2rem', maxInlineSize: '70%' }],
  block: [bone, { inlineSize: '100%', minBlockSize: '8rem', blockSize: '100%' }],
  poster: [bone, { aspectRatio: '4 / 5' }],
  arch: [bone, { inlineSize: '3rem', blockSize: '3.5rem', borderRadius: '999px 999px 0 0' }],
});

/** The last line of a paragraph is shorter. */
export const last = style({ selectors: { '&:not(:first-child)': { maxInlineSize: '60%' } } });
