import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '360deg' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const record = style({
  flex: 'none',
  animation: `${turn} 1.4s linear infinite`,
  '@media': {
    // Rotation can cause motion sickness. A slow change of opacity also shows that the app is working.
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
  },
});
