import type { LivelyEvent } from '../../../packages/engine/src/index.ts';
import type { Session } from '../database/Database.ts';
import type { ExploreWorld } from './createExploreModel.ts';
import { insertEvents } from './generateEvents.ts';

/** Inserts events, and reads the data that only the database has: their communes, and the events that match each text. */
export async function insertWorld(
  session: Session,
  events: readonly LivelyEvent[],
  texts: readonly string[],
): Promise<ExploreWorld> {
  await insertEvents(session, events);
  const { rows: communes } = await session.query('select id, commune from public.events');
  const { rows: places } = await session.query('select code, latitude, longitude from public.places');
  const matches = new Map<string, ReadonlyMap<string, number>>();
  for (const text of texts) {
    const { rows } = await session.query(
      `select event_id as id, case
         when ts_filter(search, '{a}') @@ words then 0 when ts_filter(search, '{a,b}') @@ words then 1 else 2
       end as depth
       from (select (private.search_query($1)).query::tsquery as words) as searched left join public.event_listings on search @@ words
       where words is not null`,
      [text],
    );
    // A text without words gives no row.
    if (rows.length)
      matches.set(text, new Map(rows.flatMap(({ id, depth }) => (id ? [[id as string, depth as number]] : []))));
  }
  const excluded = new Map<string, ReadonlySet<string>>();
  for (const text of texts) {
    const { rows } = await session.query(
      `select event_id as id
       from (select (private.search_query($1)).excluded::tsquery as words) as searched left join public.event_listings on search @@ words
       where words is not null`,
      [text],
    );
    if (rows.length) excluded.set(text, new Set(rows.map(({ id }) => id as string)));
  }
  return {
    events,
    communes: new Map(communes.map(({ id, commune }) => [id as string, commune as string | null])),
    places: new Map(
      places.map(({ code, latitude, longitude }) => [
        code as string,
        { latitude: latitude as number, longitude: longitude as number },
      ]),
    ),
    matches,
    excluded,
  };
}
