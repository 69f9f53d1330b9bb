import type { Dictionary } from '../src/understand/Dictionary.ts';

/** Lists the rules of a dictionary: meanings and patterns. */
export const listRules = ({ rules }: Dictionary) =>
  [...rules.matchAll(/(\S+) (.+)/g)].map(([, meaning = '', pattern = '']) => [meaning, pattern] as const);
