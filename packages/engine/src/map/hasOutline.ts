import { departments } from './outlines.ts';

/** Whether a department has an outline: those of metropolitan France and the five overseas. */
export function hasOutline(code: string): boolean {
  return departments.includes(`\n${code} `);
}
