/** The colours of a widget without custom properties, by theme: those of `styles.css`. */
export const defaultColors = {
  light: { ground: '#f6f0e4', ink: '#0f2e27' },
  dark: { ground: '#0b1f1a', ink: '#f3ecdd' },
} as const;
