/** Removes the spaces and dashes of a typed code, which only group its characters. */
export const stripCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
