import type { Renderer, ServedPage, WidgetContent } from '@lively/app/rendering';

const statuses: Readonly<Record<string, 200 | 410>> = { 17: 200, 19: 410 };

/** Creates a renderer without a backend, with one event, one removed event, and a page with a form. */
export const createTestRenderer = (siteUrl: string): Renderer => ({
  site: {
    siteUrl,
    languages: ['fr', 'en'],
    supabaseUrl: undefined,
    hasCaptcha: false,
    servesPictures: true,
    storageKeys: { language: 'language', session: 'session' },
  },
  offlinePath: '/offline',
  securityContact: 'security@lively.example',
  describeColors: () => ({ stylesheet: '', faults: [] }),
  connectTo() {},
  answerLine: async (pathname, search) =>
    search.startsWith('?line=') ? `${pathname}?q=${search.slice('?line='.length)}` : null,
  assistants: {
    searchEvents: async () => null,
    readEvent: async () => null,
    listDays: async () => null,
    listAddresses: async () => null,
  },
  readShownSearch(pathname, search) {
    const shown = new URLSearchParams();
    for (const name of pathname.endsWith('/explore') ? ['q', 'sent'] : ['sent']) {
      const value = new URLSearchParams(search).get(name);
      if (value) shown.set(name, value);
    }
    return shown.size ? `?${shown}` : '';
  },
  renderEvent: async (pathname) => ({
    ...createPage(pathname, '', '<h1>Nuit</h1>'),
    status: statuses[pathname.split('/').at(-1) ?? ''] ?? 404,
  }),
  renderExplore: async (pathname, search) => createPage(pathname, search, '<h1>Explorer</h1>'),
  renderPoll: async (pathname, search, _now, answer) => ({
    ...createPage(pathname, search, `<h1>${JSON.stringify(answer ?? 'Choisir')}</h1>`),
    status: pathname.includes('a'.repeat(43)) ? 200 : 404,
  }),
  answerPoll: async (pathname, { name }, _now, headers) =>
    name === ''
      ? { status: 422, page: createPage(pathname, '', '<h1>Prénom ?</h1>') }
      : { status: 303, location: `${pathname}/${name}-${headers['x-forwarded-for']}` },
  renderPublicPage: async (pathname, search, _now, answer) => ({
    ...createPage(
      pathname,
      search,
      `<title>Lively</title><link rel="canonical" href="${siteUrl}${pathname}"/><h1>${JSON.stringify(answer ?? search)}</h1>`,
    ),
    status: ['/', '/contact'].includes(pathname) ? 200 : 404,
  }),
  prerenderPages: async () => [],
  listDynamicPaths: async () => ['/event/:id', '/explore', '/profile'],
  async receiveForm(_pathname, { form, email }, headers) {
    if (form !== 'message') return null;
    const [status, state] =
      email === '' ? ([422, 'idle'] as const) : (refusals[String(email)] ?? ([200, 'sent'] as const));
    return {
      status,
      answer: { form, state, faults: {}, values: { email: String(email), name: headers['x-forwarded-for'] ?? '' } },
    };
  },
  readShare: async () => null,
  readPollShare: async (token) =>
    token === 'a'.repeat(43)
      ? { title: 'On choisit quoi ?', posters: [1, 2, 3].map(() => '<svg xmlns="http://www.w3.org/2000/svg"/>') }
      : null,
  readPollCalendar: async (token) => (token === 'a'.repeat(43) ? { name: 'bal.ics', file: 'BEGIN:VCALENDAR' } : null),
  async isOrganizerLink(token) {
    if (token === 'x'.repeat(43)) throw new Error('The backend does not answer.');
    return token === 'a'.repeat(43);
  },
  widgets: {
    readFilters: async (search) => ({
      arguments: { text: search },
      ...{ source: { venue: '', organizer: '' }, labels: [], unread: [], ignored: [] },
    }),
    readSearch(search) {
      const given = new URLSearchParams(search);
      const kept = [...given].filter(([name]) => ['line', 'city', 'category', 'areas'].includes(name));
      return kept.length ? `?${new URLSearchParams(kept)}` : '';
    },
    readList: async ({ search }) => createWidgetContent('list', search || 'Événements'),
    readEvent: async (id) => (statuses[id] === 200 ? createWidgetContent('event', 'Nuit') : null),
  },
  readFeedSearch(search) {
    const city = new URLSearchParams(search).get('city');
    return city ? `?city=${city}` : '';
  },
  renderCalendar: async (token, language, headers) =>
    token === 'a'.repeat(43)
      ? { status: 200, calendar: `BEGIN:VCALENDAR ${language} ${headers['x-forwarded-for']}` }
      : { status: token === 'guess' ? 429 : 404 },
  renderFeed: async (options) => {
    const url = siteUrl + options.path;
    return JSON.stringify({ ...options, feed_url: url, rss: `<atom:link href='${url}' rel='self'/>` });
  },
});

const createWidgetContent = (kind: WidgetContent['kind'], title: string): WidgetContent => ({
  kind,
  language: 'fr',
  title,
  link: { label: 'Tout voir', url: 'https://lively.example/explore' },
  events: [],
  message: 'Aucun événement.',
  period: null,
  search: null,
});

const refusals: Readonly<Record<string, readonly [429, 'failed']>> = { 'much@example.org': [429, 'failed'] };

function createPage(pathname: string, search: string, markup: string): ServedPage {
  return { status: 200, path: pathname + search, pathname, language: 'fr', markup, modules: [] };
}
