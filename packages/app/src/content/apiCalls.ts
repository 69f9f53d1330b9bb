/** A call that the API page shows. `apiPage.spec.ts` of packages/e2e makes each as shown. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The conditions in the syntax of PostgREST, by their names in the specification. */
  readonly query: Readonly<Record<string, string>>;
}

const shown = 'select=id,title,category,location,date,time,time_zone,price';

/** The four calls of docs/specification.md#api-page, on PostgREST. `{id}` stands for an id. */
export const apiCalls = {
  list: {
    method: 'GET',
    path: '/rest/v1/events',
    query: {
      location: 'location=ilike.Lyon*',
      category: 'category=eq.music',
      date_start: 'date=gte.2026-12-12',
      date_end: 'date=lte.2026-12-13',
      limit: 'limit=20',
    },
  },
  create: {
    method: 'POST',
    path: '/rest/v1/events',
    query: {},
  },
  read: { method: 'GET', path: '/rest/v1/events', query: { id: 'id=eq.{id}' } },
  preferences: {
    method: 'GET',
    path: '/rest/v1/event_preferences',
    query: { id: 'user_id=eq.{id}' },
  },
} as const satisfies Record<string, ApiCall>;

/** Builds the query of the example: its columns are those in the shown answer. */
export function toQuery({ query }: ApiCall): string {
  return [shown, ...Object.values(query)].join('&');
}

/** Writes the same call for a command line. */
export function toCurl(call: ApiCall, siteUrl: string): string {
  const data = toQuery(call).split('&');
  return [
    `curl --get ${siteUrl}${call.path}`,
    '  --header "apikey: $LIVELY_KEY"',
    ...data.map((condition) => `  --data "${condition}"`),
  ].join(' \\\n');
}
