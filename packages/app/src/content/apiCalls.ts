/** A call that the API page shows. `apiPage.spec.ts` of packages/e2e makes each as the page writes it. */
export interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The conditions, as PostgREST reads them, by the name under which the specification knows them. */
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

/** What is asked in the example: the columns that its answer shows. */
export function toQuery({ query }: ApiCall): string {
  return [shown, ...Object.values(query)].join('&');
}

/** The same call as typed on a command line. */
export function toCurl(call: ApiCall, siteUrl: string): string {
  const data = toQuery(call).split('&');
  return [
    `curl --get ${siteUrl}${call.path}`,
    '  --header "apikey: $LIVELY_KEY"',
    ...data.map((condition) => `  --data "${condition}"`),
  ].join(' \\\n');
}
