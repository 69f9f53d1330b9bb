import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../helpers/place';
import { signUp } from '../helpers/signUp';
import { test } from '../helpers/test';
import { createAcceptedRows, createWildRows } from './createGeneratedRows';
import { createTextRows, type EventInsert, fieldCount } from './createTextRows';
import { hostileStrings } from './hostileStrings';
import { dataFolder, writeSeed } from './Seed';
import { storeRows } from './storeRows';

/** The number of tickets and favourites: a list that a user can still scroll through. */
const listed = 150;
/** Texts that look like URLs. Any other text is refused as a URL because of its first character. */
const urlLike = /^\W*(javascript|vbscript|data|blob|https?|ftp|file|%2f)|^[/\\.]/i;

test('every row is stored or refused with a message', async ({ page }) => {
  const { secretKey } = JSON.parse(readFileSync(resolve(root, dataFolder, 'server.json'), 'utf8'));
  const { id: userId, email, password } = await signUp(page, 'Camille Hostile');

  const lines = [`${hostileStrings.length} strings in ${fieldCount} fields`];
  const textRows = hostileStrings.map((text, index) => createTextRows(text, index, userId));
  const isRefused = ({ source_uid }: EventInsert) => !stored.has(source_uid ?? '');
  const kinds: Record<string, () => EventInsert[]> = {
    whole: () => textRows.map(({ whole }) => whole),
    details: () => textRows.map(({ details }) => details).filter(isRefused),
    paths: () => textRows.map(({ paths }) => paths).filter(isRefused),
    urls: () => textRows.filter((_, index) => urlLike.test(hostileStrings[index] ?? '')).map(({ urls }) => urls),
    accepted: () => createAcceptedRows(300, userId),
    wild: () => createWildRows(100, userId),
  };
  const stored = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (const [kind, createRows] of Object.entries(kinds)) {
    const rows = createRows();
    const before = stored.size;
    const result = await storeRows<{ id: string; source_uid: string }>('events', rows, secretKey);
    for (const { id, source_uid } of result.stored) stored.set(source_uid, id);
    counts[kind] = stored.size - before;
    lines.push(`${kind}: ${counts[kind]} of ${rows.length} stored`);
  }
  // All generated rows must be stored; otherwise they do not match the constraints.
  expect(counts.accepted).toBe(300);
  expect(counts.whole).toBeGreaterThan(300);
  const eventIds = [...stored.values()];

  const sample = eventIds.filter((_, index) => index % Math.ceil(eventIds.length / listed) === 0);
  const own = sample.map((event_id) => ({ user_id: userId, event_id }));
  expect((await storeRows('purchases', own, secretKey)).refused).toEqual([]);
  expect((await storeRows('favorites', own, secretKey)).refused).toEqual([]);
  const tags = hostileStrings.filter((text, index) => text.length <= 100 && index % 3 === 0);
  const likes = await storeRows(
    'user_preferences',
    tags.map((tag) => ({ user_id: userId, tag })),
    secretKey,
  );
  lines.push(`tags: ${likes.stored.length} of ${tags.length} stored`);

  const searches = hostileStrings
    .filter((text) => text.length <= 80)
    .map((name, index) => ({ user_id: userId, name, query: `q=${index}`, filters: {}, opened_at: '2020-01-01' }));
  let searchCount = 0;
  // One request each, because a user may save at most twenty searches.
  for (const search of searches) {
    const kept = await storeRows('saved_searches', [search], secretKey);
    if (kept.stored.length) searchCount += 1;
    if (searchCount === 20) break;
  }
  lines.push(`searches: ${searchCount} stored`);
  expect(searchCount).toBe(20);

  writeSeed({ secretKey, userId, account: { email, password }, eventIds });
  process.stdout.write(`${lines.join('; ')}\n`);
});
