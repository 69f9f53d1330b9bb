import { oldestChild, oldestYoungChild } from '../constants.ts';
import type { Filter } from './Understanding.ts';

/**
 * Reads the ages of children, in years. An event suits all of them, but of « moins de 12 ans » one is enough, as for a family. The age of
 * an adult, or of a festival, is no filter and stays text: « 18 ans ».
 */
export function readAges(youngest: number, oldest: number): readonly Filter[] {
  if (youngest > oldest || oldest > oldestChild) return [];
  const isAnyChild = !youngest && oldest >= oldestYoungChild;
  return [isAnyChild ? { filter: 'family', value: true } : { filter: 'age', value: [youngest, oldest] }];
}
