/** The checks of the page « Status », in its order. */
export const checkNames = [
  ...(['axe, light', 'axe, dark', 'axe, right to left', '320 px', 'text spacing'] as const),
  ...(['forced colours', 'reduced motion', '44 px high', 'more contrast', 'compact', 'server'] as const),
] as const;

export type CheckName = (typeof checkNames)[number];
