import type { Shape } from './shapes';

/** The index of one of the poster's colours. The colour of an index differs from one event to the next. */
export type Role = 0 | 1 | 2 | 3 | 4;

export const ground = 0 satisfies Role;
export const figure = 1 satisfies Role;
export const second = 2 satisfies Role;
export const detail = 3 satisfies Role;
export const backdrop = 4 satisfies Role;

/** Adds shapes in one colour over those that exist. */
export type Print = (role: Role, ...shapes: Shape[]) => void;

/**
 * Draws one motif. It is drawn between -100 and 100 in both directions; a poster scales, turns and crops it, so that what
 * reaches its edge goes on for twice as long.
 *
 * @param pick an arrangement from 0 to `count` - 1, always the same for the same event
 */
export type Motif = (print: Print, pick: (count: number) => number) => void;
