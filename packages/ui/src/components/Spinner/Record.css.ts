import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '360deg' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const record = style({
  flex: 'none',
  animation: `${turn} 1.4s linear infinite`,
  '@media': {
    // Turning can make people sick; a slow change of light says "still working" as well.
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
  },
});
