/**
 * What is chosen, where the reader's own colours replace ours: a ground alone would be lost. For a style's
 * `selectors` under `@media (forced-colors: active)`.
 */
export const chosenInForcedColors = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
