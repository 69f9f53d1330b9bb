/** A typed code without what groups its characters: spaces and dashes. */
export const stripCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
