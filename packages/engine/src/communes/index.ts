export type { Commune, PlacedCommune } from './Commune.ts';
export {
  areaShard,
  type CommuneRow,
  type CommuneShard,
  cellShard,
  departmentOf,
  nameShard,
  parseShard,
  townsShard,
} from './communeShard.ts';
export { filingLetters } from './communeWords.ts';
export { findMisspelt } from './findMisspelt.ts';
export { cellsAround, isPlaced, nearestCommune } from './nearestCommune.ts';
export { frenchNamesOf, otherNamesOf } from './otherNames.ts';
export { searchCommunes, shardFor } from './searchCommunes.ts';
