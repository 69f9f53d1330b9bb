import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackend, type TestBackend, testSiteUrl } from '../../../testing/newBackend.ts';
import { type Assistants, openAssistants } from '../../../testing/openAssistants.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const sentences = resolve(root, 'packages/engine/testing/sentences');
/** Each n-th labelled sentence; all with `LONG=1`. */
const sampled = process.env.LONG ? 1 : 20;
/** The files of a language that are read. The other half, with which the grammar was not written, is read with `LONG=1`. */
const halves = process.env.LONG ? ['seen', 'unseen'] : ['seen'];
/** Enough that many sentences find several events. */
const eventCount = 12_000;

let lively: TestBackend;
let assistants: Assistants;
let client: Client;

beforeAll(async () => {
  lively = await newBackend();
  const script = readFileSync(resolve(root, 'supabase/bench/makeEvents.sql'), 'utf8');
  const { connection } = lively.backend.app;
  // The script writes what follows from every event.
  await connection.exec('delete from public.events');
  await connection.exec(script.replaceAll('{count}', `${eventCount}`));
  assistants = await openAssistants(lively);
  client = await assistants.connect('legacy');
});

afterAll(async () => {
  await client?.close();
  await assistants?.close();
  await lively?.end();
});

// biome-ignore lint/suspicious/noExplicitAny: the client has checked the answer against the schema of the tool.
type Answer = any;

test.each(['fr', 'en', 'es'])('a sentence finds what explore shows, in its order: %s', async (language) => {
  const sentences = readSentences(language);
  let ordered = 0;
  for (const { line, name } of sentences) {
    const found = await searchEvents({ line, language, limit: 24 });
    const explored = await explore(line, language);
    const ids = found.events.map(({ id }: { id: string }) => id);
    const { total, correction, relaxations } = found;
    expect({ ids, total, correction, relaxations }, name).toEqual(explored.list);
    // Of an empty list, explore shows another one.
    if (ids.length) expect(ids, name).toEqual(explored.shownIds);
    if (ids.length > 1) ordered++;
    // The address of explore may have a filter that another one excludes.
    const { search } = new URL(found.understood.url);
    const [told, shown] = [search, explored.search].map((each) =>
      assistants.renderer.readShownSearch('/explore', each),
    );
    expect(told, name).toBe(shown);
    // The widgets of other sites ask the same.
    const answer = await assistants.send(
      `${language === 'fr' ? '' : `/${language}`}/search.json?${new URLSearchParams({ line })}`,
    );
    const { sort } = found.understood.filters;
    expect({ ...(await answer.json()).arguments, sort }, name).toEqual(found.understood.filters);
  }
  // Of a list with one event, the order says nothing.
  expect(ordered).toBeGreaterThan(sentences.length / 10);
});

async function searchEvents(given: object): Promise<Answer> {
  const { structuredContent, isError } = await client.callTool({ name: 'search_events', arguments: { ...given } });
  expect(isError, JSON.stringify(given)).toBeFalsy();
  return structuredContent;
}

/** Reads what explore shows for a sentence: the list that its page begins with, and the events of its HTML. */
async function explore(line: string, language: string) {
  const pathname = language === 'fr' ? '/explore' : `/${language}/explore`;
  const now = Date.now();
  const target = new URL(
    `${await assistants.renderer.answerLine(pathname, `?${new URLSearchParams({ line })}`, now)}`,
    testSiteUrl,
  );
  // Where a browser has no position, « near me » has no effect.
  target.searchParams.delete('near');
  const { markup, renderedPage } = await assistants.renderer.renderExplore(pathname, target.search, now);
  const queries: Answer = renderedPage?.queries ?? [];
  const lists = queries.map(({ data }: Answer) => data?.pages?.[0]);
  const { events, total, correction, relaxations } = lists.find(Boolean);
  return {
    list: { ids: events.map(({ event }: Answer) => event.id), total, correction, relaxations },
    shownIds: [...markup.matchAll(/<article.*?href="[^"]*\/event\/([^"?#]+)/gs)].map(([, id]) => id),
    search: target.search,
  };
}

/** Reads labelled sentences without labels. The other half has numbers in place of names, so that no rule is written for it. */
function readSentences(language: string): { line: string; name: string }[] {
  return ['', 'typed/'].flatMap((folder) =>
    halves.flatMap((half) => {
      const file = `${folder}${language}.${half}.txt`;
      const lines = readFileSync(`${sentences}/${file}`, 'utf8').trim().split('\n');
      return lines.flatMap((labelled, index) => {
        const line = labelled.replace(/\[([^|\]]*)\|[^\]]*\]/g, '$1').replace(/ @\S+ \S+$/, '');
        return index % sampled === 0 ? [{ line, name: half === 'seen' ? line : `${file}:${index + 1}` }] : [];
      });
    }),
  );
}
