import type { PageTexts } from './PageTexts';
import { findArt } from './pageArt';

/** The API page, with what developers type: the same in every language. */
export function toApiContent(texts: PageTexts['api']) {
  return {
    ...texts,
    endpoints: {
      ...texts.endpoints,
      items: texts.endpoints.items.map(({ parameters, ...item }) => ({
        ...item,
        ...findArt(calls, item.id),
        parameters: Object.entries(parameters).map(([name, text]) => ({ name, text })),
      })),
    },
    example: { ...texts.example, request, answer },
  };
}

/** What each endpoint answers to, by its id (specification, section 7). */
const calls: Readonly<Record<string, { method: 'GET' | 'POST'; path: string }>> = {
  list: { method: 'GET', path: '/events' },
  create: { method: 'POST', path: '/events' },
  read: { method: 'GET', path: '/events/{id}' },
  preferences: { method: 'GET', path: '/users/{id}/preferences' },
};

const request = `curl --get https://api.lively.fr/v1/events \\
  --header "Authorization: Bearer $LIVELY_KEY" \\
  --data location=Lyon \\
  --data category=music \\
  --data date_start=2026-12-12 \\
  --data date_end=2026-12-13 \\
  --data limit=2`;

const answer = `{
  "events": [
    {
      "id": "00000000-0000-4000-8000-00000000001f",
      "title": "Rock en stock",
      "category": "music",
      "location": "Lyon 2e",
      "venue": "La Chaudronnerie",
      "date": "2026-12-12",
      "time": "20:00",
      "time_zone": "Europe/Paris",
      "price": "14 €",
      "max_capacity": null
    }
  ],
  "total": 1
}`;
