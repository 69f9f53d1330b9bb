import { siteUrl } from '../navigation/absoluteUrl';
import { type ApiCall, apiCalls, toCurl } from './apiCalls';
import type { PageTexts } from './PageTexts';
import { findArt } from './pageArt';

/** Builds the API page, with code samples that are the same in every language. */
export function toApiContent(texts: PageTexts['api']) {
  return {
    ...texts,
    endpoints: {
      ...texts.endpoints,
      items: texts.endpoints.items.map(({ parameters, ...item }) => ({
        ...item,
        ...toEndpoint(findArt(calls, item.id)),
        parameters: Object.entries(parameters).map(([name, text]) => ({ name: queryOf(item.id, name), text })),
      })),
    },
    example: { ...texts.example, request: toCurl(apiCalls.list, siteUrl), answer },
  };
}

const calls: Readonly<Record<string, ApiCall>> = apiCalls;

function toEndpoint({ method, path }: ApiCall) {
  return { method, path };
}

/** Writes a parameter of the query; a field of the body has its own name. */
function queryOf(id: string, name: string): string {
  return calls[id]?.query[name] ?? name;
}

const answer = `[
  {
    "id": "00000000-0000-4000-8000-00000000001f",
    "title": "Rock en stock",
    "category": "music",
    "location": "Lyon 2e",
    "date": "2026-12-12",
    "time": "20:00:00",
    "time_zone": "Europe/Paris",
    "price": "14 €"
  }
]`;
