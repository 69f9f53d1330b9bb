import type { CivilDate } from '@lively/engine';
import type { EventStore } from './EventStore.ts';
import type { ImportedRow } from './ImportedRow.ts';

const rowsPerStep = 100;
const goneRemark = 'N’est plus annoncé par l’organisateur';

/**
 * Marks the future events that a source no longer lists: cancelled, with the reason among the features. They stay for users with
 * a favourite or a ticket. An event that returns is imported over its mark.
 *
 * @param from The first day that counts as future.
 * @returns The number of marked events.
 */
export async function markGone(
  store: EventStore,
  source: string,
  isAnnounced: (uid: string) => boolean,
  from: CivilDate,
): Promise<number> {
  let marked = 0;
  for await (const uids of inSteps(store.listUids(source, from), isAnnounced)) {
    const rows = [...(await store.readImported(source, uids)).values()].filter((row) => !isMarked(row)).map(toGone);
    const refused = await store.upsert(rows);
    marked += rows.length - refused.length;
  }
  return marked;
}

async function* inSteps(uids: AsyncIterable<string>, isAnnounced: (uid: string) => boolean) {
  let step: string[] = [];
  for await (const uid of uids) {
    if (isAnnounced(uid)) continue;
    step.push(uid);
    if (step.length < rowsPerStep) continue;
    yield step;
    step = [];
  }
  if (step.length) yield step;
}

function isMarked({ features }: ImportedRow): boolean {
  return features.includes(goneRemark);
}

function toGone(row: ImportedRow): ImportedRow {
  // The database accepts fifty.
  return { ...row, status: 'cancelled', features: [goneRemark, ...row.features].slice(0, 50) };
}
