/** The kilometres around a place that a person can choose. */
export const radii = [5, 10, 20, 50, 100] as const;
