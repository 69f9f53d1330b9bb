import { mostRows, patience } from './limits.ts';
import { findCategory } from './texts.ts';
import { columns, toEvent } from './toEvent.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Reads an attribute; empty when it is not there. */
export type Ask = (attribute: string) => string;

/** Where a widget's events come from: the address of a backend or a feed, or else the JSON inside the element. */
export function requestFor(element: HTMLElement, ask: Ask): string {
  const source = ask('source');
  const id = ask('event-id');
  if (!source) return element.querySelector('script')?.text ?? '';
  if (!ask('apikey')) return source;
  // Text against text: whatever zone the last timing is written in, it is not over since yesterday.
  const yesterday = new Date(Date.now() - 864e5).toISOString().slice(0, 10);
  // Whatever accents and hyphens stand between its consonants: the list compares cities exactly.
  const city = ask('city').replace(/[aeiouy\W]/gi, '_');
  const filter = id
    ? `id=eq.${id}`
    : `or=(date.gte.${yesterday},timings->-1->>end.gte.${yesterday})&order=date&limit=${mostRows}&location=ilike.*${city}*&category=ilike.*${findCategory(ask('category')) ?? ''}*`;
  return `${source}/rest/v1/events?select=${columns}&${filter}`;
}

/** The events of a request. Rejects after ten seconds, and with the status of an answer that is none. */
export async function loadEvents(request: string, ask: Ask): Promise<WidgetEvent[]> {
  let text = request;
  if (ask('source')) {
    const key = ask('apikey');
    const response = await fetch(request, {
      headers: key ? { apikey: key } : {},
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw response.status;
    text = await response.text();
  }
  const answer = JSON.parse(text);
  return [answer.events ?? answer].flat().filter(Boolean).map(toEvent);
}
