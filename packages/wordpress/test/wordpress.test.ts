import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findMissingWordPress } from '../../../scripts/findMissingWordPress.ts';
import { readText } from './readText.ts';
import { startDatabase } from './startDatabase.ts';
import { startLively } from './startLively.ts';
import { startWordPress } from './startWordPress.ts';

const block = '<!-- wp:lively/events {"city":"Lyon","limit":4} /-->';
const shortcode = '[lively city="Lyon" limit="4"]';
/** The text around the events of each post. */
const intro = 'Que faire cette semaine ?';

interface Post {
  readonly id: number;
  readonly url: string;
  /** The content after the filters of WordPress. */
  readonly stored: string;
}

let folder: string;
let lively: Awaited<ReturnType<typeof startLively>>;
let database: Awaited<ReturnType<typeof startDatabase>>;
let wordPress: Awaited<ReturnType<typeof startWordPress>>;
/** The address of the list of Lyon on Lively. */
let address: string;
/** The titles that every way in must show. */
let titles: string[];

beforeAll(async () => {
  const missing = findMissingWordPress();
  if (missing.length)
    throw new Error(
      `WordPress cannot start without ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install --no-install-recommends wordpress php-cli php-mysql php-xml php-mbstring php-curl mariadb-server`,
    );
  folder = mkdtempSync(join(tmpdir(), 'lively-wordpress-'));
  [lively, database] = await Promise.all([startLively(folder), startDatabase(folder)]);
  wordPress = await startWordPress(folder, database.socket);
  address = `${lively.origin}/explore?city=Lyon&limit=4`;
  const answer = await fetch(address.replace('/explore', '/widget/explore.json'));
  const { events } = (await answer.json()) as { events: { title: string }[] };
  titles = events.map(({ title }) => readText(title.replaceAll('&', '&amp;')));
  expect(titles).toHaveLength(4);
});

afterAll(async () => {
  await wordPress?.stop();
  await database?.stop();
  await lively?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  expect(wordPress.run('activate.php', lively.origin)).toEqual({ error: null, site: lively.origin });
});

const write = (role: string, content: string): Post => wordPress.run('write.php', role, `Billet de ${role}`, content);

/** Reads a page, without what scripts of the page could add. */
async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status, url).toBe(200);
  return answer.text();
}

/** Checks that HTML shows each event as text, with its source of links, and nothing that a reader should not see. */
function expectReadable(html: string, shown: readonly string[] = titles): void {
  const text = readText(html);
  for (const title of shown) expect(text).toContain(title);
  expect(text).not.toMatch(
    /\[lively|\[embed|\[\/|<!--|wp:|<\w+|&(lt|gt|amp|#\d+);|Warning:|Notice:|Deprecated:|Fatal error/,
  );
  expect(html).not.toMatch(/<lively-|<iframe/);
}

const articleOf = (html: string) => /<article[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';

test('1 classic editor: the address of a list on its own line, and of an event', async () => {
  const { url } = write('administrator', `${intro}\n\n${address}\n\nEt plus encore.`);
  const html = articleOf(await read(url));
  expectReadable(html);
  expect(html).toContain(`href="${lively.origin}/event/`);
  const event = write('administrator', `${intro}\n\n${lively.origin}/event/17\n\n`);
  expectReadable(articleOf(await read(event.url)), ['Nuit Nina Simone']);
});

test('2 block', async () => {
  const { url } = write('administrator', `<!-- wp:paragraph --><p>${intro}</p><!-- /wp:paragraph -->\n\n${block}`);
  const html = await read(url);
  expectReadable(articleOf(html));
  expect(html).toContain('class="wp-block-lively-events"');
  expect(html).toMatch(/plugins\/lively\/style\.css\?ver=1\.2\.3/);
});

test('3 shortcode: a town, a sentence, another language', async () => {
  expectReadable(articleOf(await read(write('administrator', `${intro}\n\n${shortcode}`).url)));
  const sentence = write('administrator', '[lively query="free events in Lyon" limit="20" language="en"]');
  const html = articleOf(await read(sentence.url));
  expectReadable(html, ['Free', 'All these events on Lively']);
  expect(html).toContain('lang="en"');
});

test('3 shortcode: weekdays, a place left out, a least price, and the age of a child', async () => {
  const page = `${lively.origin}/explore?weekdays=6,7&outside=IDF&price=10-`;
  const html = articleOf(await read(write('author', `[lively url="${page}" limit="20"]`).url));
  expectReadable(html, ['Samedi ou dimanche', 'Sauf Île-de-France', 'Dès 10 €']);
  expect(html.match(/<li>/g)?.length).toBeGreaterThan(1);
  const child = write('contributor', `[lively url="${lively.origin}/explore?age=6-10"]`);
  expectReadable(articleOf(await read(child.url)), ['Enfant de 6 à 10 ans']);
});

test('3 shortcode and block: the name of the partner is in the links to events, and only there', async () => {
  const name = '"><script>alert(1)</script> & Cie';
  const attribute = 'partner="Le Progrès & Cie"';
  for (const content of [
    `[lively city="Lyon" limit="4" ${attribute}]`,
    `[lively event="17" ${attribute}]`,
    `<!-- wp:lively/events ${JSON.stringify({ city: 'Lyon', limit: 4, partner: 'Le Progrès & Cie' })} /-->`,
    `${lively.origin}/widget/event/17?partner=Le+Progr%C3%A8s+%26+Cie`,
  ]) {
    const html = articleOf(await read(write('author', `${intro}\n\n${content}`).url));
    const links = html.match(/href="[^"]*\/event\/[^"]*"/g) ?? [];
    expect(links, content).not.toEqual([]);
    for (const link of links) expect(link, content).toMatch(/\?partner=Le\+Progr%C3%A8s\+%26\+Cie"$/);
  }
  const hostile = `<!-- wp:lively/events ${JSON.stringify({ city: 'Lyon', limit: 4, partner: name })} /-->`;
  expectReadable(articleOf(await read(write('administrator', `${intro}\n\n${hostile}`).url)));
});

test.each([
  ['4 contributor', 'contributor'],
  ['5 author', 'author'],
])('%s: the block, the shortcode and the address survive the filters of WordPress', async (_, role) => {
  for (const content of [block, shortcode, address]) {
    const { url, stored } = write(role, `${intro}\n\n${content}\n\nFin.`);
    expect(stored.replace('&amp;', '&')).toContain(content);
    expectReadable(articleOf(await read(url)));
  }
});

test('6 excerpt: a block and an address are text, a shortcode is left out', async () => {
  const posts = [block, address, shortcode].map((content) => write('author', `${intro}\n\n${content}`));
  const home = await read(wordPress.origin);
  const excerptOf = ({ id }: Post) => new RegExp(`<article id="post-${id}">[\\s\\S]*?</article>`).exec(home)?.[0] ?? '';
  for (const post of posts) expectReadable(excerptOf(post), [intro]);
  for (const post of posts.slice(0, 2)) expectReadable(excerptOf(post), [titles[0] ?? '']);
});

test('7 REST', async () => {
  const { id } = write('author', `${intro}\n\n${block}\n\n${shortcode}\n\n${address}\n\n`);
  const { content, excerpt } = JSON.parse(await read(`${wordPress.origin}/?rest_route=/wp/v2/posts/${id}`));
  expectReadable(content.rendered);
  expect(content.rendered.split('class="lively"')).toHaveLength(4);
  expectReadable(excerpt.rendered, [intro]);
});

test('8 widget area: the block and the shortcode', async () => {
  wordPress.run('writeParts.php');
  const aside = /<aside>[\s\S]*<\/aside>/.exec(await read(wordPress.origin))?.[0] ?? '';
  expectReadable(aside);
  expectReadable(aside, ['Paris']);
});

test('9 pattern: a synced one, and that of the plugin', async () => {
  const { synced, registered } = wordPress.run('writeParts.php');
  expectReadable(articleOf(await read(write('author', `<!-- wp:block {"ref":${synced}} /-->`).url)));
  expectReadable(articleOf(await read(write('author', registered).url)), ['Tous ces événements sur Lively']);
});

test('10 feed', async () => {
  const { id } = write('author', `${intro}\n\n${block}\n\n${shortcode}\n\n${address}\n\n`);
  const feed = await read(`${wordPress.origin}/?feed=rss2&withoutcomments=1`);
  const item = feed.split('<item>').find((each) => each.includes(`?p=${id}<`)) ?? '';
  const [, content = ''] = /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]>/.exec(item) ?? [];
  expectReadable(content);
  expect(content).not.toMatch(/<script|<style/);
  const [, summary = ''] = /<description><!\[CDATA\[([\s\S]*?)\]\]>/.exec(item) ?? [];
  expectReadable(summary, [intro]);
});

test('11 page without scripts: no script of the plugin, and no request to Lively', async () => {
  const html = await read(write('author', `${intro}\n\n${block}`).url);
  expectReadable(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  const loaded = [...html.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]*)"/g)].map(
    ([, url = '']) => url,
  );
  expect(loaded.filter((url) => url.includes('plugins/lively') && url.includes('.js'))).toEqual([]);
  expect(loaded.filter((url) => url.startsWith(lively.origin))).toEqual([]);
});

test('12 export: the document for mails, pasted by an author', async () => {
  const document = await read(address.replace('/explore', '/widget/explore.html'));
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(document) ?? [];
  const { url } = write('author', `${intro}\n\n${body.replaceAll('\n', '')}`);
  expectReadable(articleOf(await read(url)));
});

test('13 a week has a list for each day, without pictures', async () => {
  const content = '<!-- wp:lively/events {"layout":"week","limit":20} /-->';
  const html = articleOf(await read(write('contributor', `${intro}\n\n${content}`).url));
  const { events, period } = await readContent('layout=week&limit=20');
  expectReadable(html, [
    readText(`${period?.title}`),
    ...events.map(({ title }) => readText(title.replaceAll('&', '&amp;'))),
  ]);
  const days = new Set(events.map(({ date }) => date?.dateTime));
  expect(html.match(/class="lively-day"/g)).toHaveLength(days.size);
  expect(days.size).toBeGreaterThan(1);
  expect(html).not.toContain('<img');
});

test('14 a month is a table, whose days lead to Lively; an excerpt leaves it out', async () => {
  const next = new Date();
  next.setUTCMonth(next.getUTCMonth() + 1, 1);
  const on = next.toISOString().slice(0, 7);
  const url = `${lively.origin}/widget/explore?layout=month&on=${on}&limit=3`;
  const post = write('author', `${intro}\n\n${url}\n\n`);
  const html = articleOf(await read(post.url));
  const { events, period } = await readContent(`layout=month&on=${on}&limit=3`);
  expectReadable(html, [
    readText(`${period?.title}`),
    ...events.map(({ title }) => readText(title.replaceAll('&', '&amp;'))),
  ]);
  expect(html.match(/<th /g)).toHaveLength(7);
  const linked = period?.days.filter(({ url: page }) => page) ?? [];
  expect(linked.length).toBeGreaterThan(0);
  expect(html.match(/<td><a href="[^"]*\/explore\?[^"]*date=/g)).toHaveLength(linked.length);
  const { excerpt } = JSON.parse(await read(`${wordPress.origin}/?rest_route=/wp/v2/posts/${post.id}`));
  expectReadable(excerpt.rendered, [intro]);
  expect(readText(excerpt.rendered)).not.toMatch(/1 ?2 ?3 ?4/);
});

test('15 a search opens Lively with the filters of the list; a venue, and tonight', async () => {
  const search = write('author', '[lively layout="search" city="Lyon" date="weekend" limit="2"]');
  const html = articleOf(await read(search.url));
  expect(html).toContain(`<form class="lively-search" role="search" action="${lively.origin}/explore">`);
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(hidden).toEqual([
    ['city', 'Lyon'],
    ['date', 'weekend'],
  ]);
  const { events } = await readContent('limit=1');
  const venue = `${events[0]?.place.split(',')[0]}`;
  const ofVenue = write('author', `[lively venue="${venue}" layout="compact"]`);
  expectReadable(articleOf(await read(ofVenue.url)), [venue, readText(`${events[0]?.title.replaceAll('&', '&amp;')}`)]);
  const tonight = write('author', '<!-- wp:lively/events {"date":"tonight"} /-->');
  const { title } = await readContent('date=tonight');
  expectReadable(articleOf(await read(tonight.url)), [readText(title)]);
});

/** Reads what Lively sends for a list. */
async function readContent(parameters: string) {
  const answer = await fetch(`${lively.origin}/widget/explore.json?${parameters}`);
  return (await answer.json()) as {
    title: string;
    events: { title: string; place: string; date: { dateTime: string } | null }[];
    period: { title: string; days: { url: string | null }[] } | null;
  };
}

test.each(['contributor', 'administrator'])(
  'without the plugin the address of a %s is discovered: a quotation, then a frame that WordPress sandboxes',
  async (role) => {
    wordPress.run('deactivate.php');
    for (const page of [address, `${lively.origin}/widget/explore?city=Lyon&limit=4`]) {
      const { url } = write(role, `${intro}\n\n${page}\n\nFin.`);
      const html = await read(url);
      const [quote = ''] = /<blockquote class="wp-embedded-content"[\s\S]*?<\/blockquote>/.exec(html) ?? [];
      const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
      expectReadable(quote);
      expect(frame).toContain('sandbox="allow-scripts"');
      expect(frame).toMatch(/ src="[^"]*\/widget\/explore\?city=Lyon(&amp;|&#038;)limit=4#\?secret=\w{10}"/);
      expect(html).toContain('wp-embed.min.js');
    }
  },
);

test('the address of another site stays its own affair', async () => {
  const { url } = write('author', `${intro}\n\n[lively url="https://evil.example/explore"]`);
  const html = articleOf(await read(url));
  expectReadable(html, ['https://evil.example/explore']);
  expect(html).not.toContain('class="lively"');
});

test('the editor and the settings speak three languages, and take only the address of a site', () => {
  const { texts, origins, provider, block, settings } = wordPress.run('inspect.php');
  const keys = Object.keys(texts.fr_FR);
  expect(keys.length).toBeGreaterThan(10);
  expect(Object.keys(texts.fr_FR.choices.layout)).toEqual(['', 'compact', 'week', 'month', 'search']);
  for (const locale of ['en_GB', 'es_ES']) {
    expect(Object.keys(texts[locale])).toEqual(keys);
    for (const name of ['layout', 'date'])
      expect(Object.keys(texts[locale].choices[name])).toEqual(Object.keys(texts.fr_FR.choices[name]));
    expect(texts[locale].usage).not.toBe(texts.fr_FR.usage);
  }
  expect(texts.de_DE).toEqual(texts.en_GB);
  expect(block).toBe(texts.fr_FR.title);
  expect(provider).toBe(`${lively.origin}/oembed`);
  expect(settings).toContain(`value="${lively.origin}"`);
  expect(origins).toEqual({
    'https://lively.fr/': 'https://lively.fr',
    'HTTPS://Lively.FR/explore?x': 'https://lively.fr',
    'http://localhost:4173': 'http://localhost:4173',
    'javascript:alert(1)': '',
    'lively.fr': '',
    'https://user:pass@lively.fr': '',
  });
});

// Last, because Lively does not start again.
test('while Lively does not answer, the last list stays, and a new one is a link', async () => {
  const { url } = write('author', `${intro}\n\n${block}`);
  expectReadable(articleOf(await read(url)));
  await lively.stop();
  expect(wordPress.run('expire.php').count).toBeGreaterThan(0);
  expectReadable(articleOf(await read(url)));
  const unknown = write('author', '[lively city="Brest"]');
  const html = articleOf(await read(unknown.url));
  expectReadable(html, ['Voir les événements']);
  expect(html).toContain(`href="${lively.origin}/explore?city=Brest"`);
});
