import { type Commune, searchCommunes } from '@lively/engine/communes';
import { foldName } from './askCommune';

/** A commune, with the location that means it. */
export interface WrittenCommune {
  readonly commune: Commune;
  readonly location: string;
}

/**
 * Finds the communes of a text in a shard, best first, with their locations: the name, and the department if another commune
 * has the name. Only a shard of names has all communes of a name; those of another shard get their departments.
 */
export function writeCommunes(
  text: string,
  { shard, communes }: { shard: string; communes: readonly Commune[] },
): WrittenCommune[] {
  const counts = new Map<string, number>();
  for (const { name } of communes) counts.set(foldName(name), (counts.get(foldName(name)) ?? 0) + 1);
  const isUnique = ({ name }: Commune) => shard.startsWith('name-') && counts.get(foldName(name)) === 1;
  return searchCommunes(communes, text).map((commune) => ({
    commune,
    location: isUnique(commune) ? commune.name : withDepartment(commune),
  }));
}

/** Writes a commune with its department, which tells it apart from others of its name: « Montreuil (93) ». */
export function withDepartment({ name, department }: Commune): string {
  return `${name} (${department.code})`;
}
