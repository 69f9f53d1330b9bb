/** The styles of content for screen readers only. */
export const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  // Resets the padding of a legend.
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // The spaces at its ends separate it from the text beside it: without them a screen reader says “RetirerMusique”.
  whiteSpace: 'pre',
} as const;
