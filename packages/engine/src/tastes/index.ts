export { applyTaste, type Placed } from './applyTaste.ts';
export { changeTaste, type TasteContext, type TasteEdit } from './changeTaste.ts';
export { compareLists, type ListChange } from './compareLists.ts';
export { mergeTastes } from './mergeTastes.ts';
export { formatTaste, parseTaste, toTaste } from './parseTaste.ts';
export {
  emptyTaste,
  type PartOfDay,
  type Subject,
  type SubjectValues,
  type TasteLine,
  type TasteProfile,
  type Weekday,
} from './TasteProfile.ts';
