import { oldestChild } from '../constants.ts';
import type { Filter } from './Understanding.ts';

/** Reads the ages of children, in years. The age of an adult, or of a festival, is no filter and stays text: « 18 ans ». */
export function readAges(youngest: number, oldest: number): readonly Filter[] {
  const isChild = youngest <= oldest && oldest <= oldestChild;
  return isChild ? [{ filter: 'age', value: [youngest, oldest] }] : [];
}
