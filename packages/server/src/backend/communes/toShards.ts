import { splitWords } from '@lively/engine';
import {
  areaShard,
  type Commune,
  type CommuneRow,
  type CommuneShard,
  cellShard,
  filingLetters,
  isPlaced,
  nameShard,
  otherNamesOf,
  type PlacedCommune,
  townsShard,
} from '@lively/engine/communes';

/** The min population of a commune that is offered before the user types. */
const townPopulation = 10_000;

/**
 * Builds the shards of the communes by their file names: by letters, by department, by place, and the largest communes.
 */
export function toShards(communes: readonly (Commune | PlacedCommune)[]): Map<string, CommuneShard> {
  const byShard = new Map<string, (Commune | PlacedCommune)[]>();
  const file = (shard: string, commune: Commune | PlacedCommune) => {
    const filed = byShard.get(shard);
    if (filed) filed.push(commune);
    else byShard.set(shard, [commune]);
  };
  for (const commune of communes) {
    for (const shard of new Set(
      [commune.name, ...otherNamesOf(splitWords(commune.name).join(' '))].map((name) => nameShard(filingLetters(name))),
    ))
      file(shard, commune);
    for (const shard of new Set([commune.code, ...commune.postalCodes].map(areaShard))) file(shard, commune);
    if (commune.population >= townPopulation) file(townsShard, commune);
    if (isPlaced(commune)) file(cellShard(commune.latitude, commune.longitude), commune);
  }
  return new Map([...byShard].map(([shard, filed]) => [shard, toShard(filed, shard.startsWith('cell-'))]));
}

function toShard(communes: readonly (Commune | PlacedCommune)[], isCell: boolean): CommuneShard {
  return { departments: listDepartments(communes), communes: communes.map((commune) => toRow(commune, isCell)) };
}

function listDepartments(communes: readonly Commune[]): Record<string, string> {
  return Object.fromEntries(communes.map(({ department }) => [department.code, department.name]));
}

function toRow(commune: Commune | PlacedCommune, isCell: boolean): CommuneRow {
  const { name, code, postalCodes, population } = commune;
  const place: [number, number] | [] = isCell && isPlaced(commune) ? [commune.latitude, commune.longitude] : [];
  return [name, code, postalCodes.join(' '), population, ...place];
}
