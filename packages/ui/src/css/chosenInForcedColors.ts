/**
 * The styles of a chosen element in forced colours, which remove a plain background. For the `selectors` of a style under
 * `@media (forced-colors: active)`.
 */
export const chosenInForcedColors = {
  backgroundColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
