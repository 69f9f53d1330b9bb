import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { copyNewData } from '../../testing/copyNewData.ts';
import { createTestBuild } from '../../testing/createTestBuild.ts';
import { findPort } from '../../testing/findPort.ts';
import { startServer } from '../../testing/startServer.ts';
import { publishableKey } from '../backend/publishableKey.ts';
import { headersFor } from '../site/headers/securityHeaders.ts';
import { checkDeployment } from './checkDeployment.ts';
import { findDemoAccount } from './findDemoAccount.ts';
import { findForeignUrl } from './findForeignUrl.ts';
import { findServerProblems } from './findServerProblems.ts';
import { deploymentChecks } from './listChecks.ts';

const policy = 'Content-Security-Policy';

async function check(siteUrl: string) {
  const lines: string[] = [];
  const isWhole = await checkDeployment({ siteUrl, servers: [], supabaseUrl: siteUrl, publishableKey }, (line) =>
    lines.push(line),
  );
  return { isWhole, lines };
}

test('a site of `pnpm start` passes all checks, but for the demo account of its first start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-check-'));
  const port = await findPort();
  const build = await createTestBuild(`http://localhost:${port}`);
  const data = join(folder, 'data');
  await copyNewData(data);
  const server = await startServer('start', ['--build', build], { LIVELY_DATA_FOLDER: data }, port);
  const { isWhole, lines } = await check(`http://localhost:${port}`);
  await server.stop('SIGTERM');
  await rm(folder, { recursive: true });
  expect(lines.filter((line) => line.startsWith('FAILS'))).toEqual([
    expect.stringMatching(
      /^FAILS: demo account: anyone may sign in as demo@lively\.fr, with a public password\. Erase it: /,
    ),
  ]);
  expect(lines.filter((line) => line.startsWith('holds'))).toEqual(
    deploymentChecks.filter(({ name }) => name !== 'demo account').map(({ name }) => `holds: ${name}\n`),
  );
  expect(isWhole).toBe(false);
});

test('a host that answers everything with 200 and no headers fails with explanations', async () => {
  const host = createServer((_request, response) => response.end('<p>')).listen(0);
  await once(host, 'listening');
  const { isWhole, lines } = await check(`http://localhost:${(host.address() as AddressInfo).port}`);
  host.close();
  expect(isWhole).toBe(false);
  for (const name of ['headers of the pages', 'what is not there', 'row level security', 'sign-in settings', 'storage'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^FAILS: ${name}: [^\n]+\\.\n$`)));
});

test('a site that does not answer fails with the reason', async () => {
  const port = await findPort();
  const { lines } = await check(`http://localhost:${port}`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^FAILS: health: no answer: fetch failed \(.*ECONNREFUSED.*\)\. /),
  );
});

test('the checks of the backend fail while it is down', async () => {
  const host = createServer((_request, response) => response.writeHead(502).end()).listen(0);
  await once(host, 'listening');
  const { lines } = await check(`http://localhost:${(host.address() as AddressInfo).port}`);
  host.close();
  for (const name of ['row level security', 'sign-in settings', 'captcha', 'links of mails', 'URL of mails', 'storage'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^FAILS: ${name}: [^\n]*502\\. `)));
});

test.each([
  [true, false, 'the forms show a captcha that the sign-in does not require: it stops no robot'],
  [false, true, 'the sign-in requires a captcha that the forms do not show: no user can sign in'],
  [true, true, null],
])('the check of a captcha that is shown (%s) and required (%s): %s', async (isShown, isAsked, problem) => {
  const host = createServer((request, response) => {
    if (isShown) response.setHeader('content-security-policy', headersFor('', { hasCaptcha: true })[policy] ?? '');
    const code = isAsked ? 'captcha_failed' : 'invalid_credentials';
    if (request.method === 'POST') response.statusCode = 400;
    response.end(request.method === 'POST' ? JSON.stringify({ error_code: code }) : '<p>');
  }).listen(0);
  await once(host, 'listening');
  const siteUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
  const check = deploymentChecks.find(({ name }) => name === 'captcha');
  expect(await check?.find({ siteUrl, servers: [], supabaseUrl: siteUrl, publishableKey })).toBe(problem);
  host.close();
});

test.each([
  [{ error_code: 'invalid_credentials' }, [{ id: 'an event' }], null],
  [{ error_code: 'captcha_failed' }, [], null],
  [{ error_code: 'captcha_failed' }, [{ id: 'an event' }], 'an event of demo@lively.fr is there'],
])('a refused sign-in %j to the demo account, with the events %j: %s', async (refusal, events, problem) => {
  const ask = async (path: string) =>
    path.startsWith('/rest/') ? Response.json(events) : Response.json(refusal, { status: 400 });
  const found = await findDemoAccount(ask);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});

const site = 'https://lively.example';
const documents: Readonly<Record<string, string>> = {
  '/': `<link rel="canonical" href="${site}/"/>`,
  '/sitemap.xml': `<url><loc>${site}/</loc></url><url><loc>${site}/en/faq</loc></url>`,
  '/sitemap-index.xml': `<sitemap><loc>${site}/sitemap.xml</loc></sitemap>`,
  '/feed.xml': `<atom:link href="${site}/feed.xml" rel="self"/>`,
  '/feed.json': `{"feed_url": "${site}/feed.json"}`,
};

test.each([
  [{}, null],
  [{ '/': '<link rel="canonical" href="https://other.example/"/>' }, '/ names https://other.example/'],
  [{ '/': '<link rel="canonical" href="http://lively.example/"/>' }, '/ names http://lively.example/'],
  [{ '/': '<p>' }, '/ names no URL'],
  [
    { '/sitemap.xml': `<loc>${site}/</loc><loc>${site}.evil/</loc>`, '/sitemap-index.xml': '<loc></loc>' },
    '/sitemap.xml names https://lively.example.evil/, /sitemap-index.xml names an empty URL',
  ],
  [
    { '/feed.xml': "<atom:link href='https://lively.fr/feed.xml' rel='self'/>" },
    '/feed.xml names https://lively.fr/feed.xml',
  ],
  [{ '/feed.json': '{"feed_url":"/feed.json"}' }, '/feed.json names /feed.json'],
])('the check finds a build for another URL: %o', async (changed, problem) => {
  const served: Readonly<Record<string, string>> = { ...documents, ...changed };
  const ask = async (url: string) => new Response(served[url.slice(site.length)]);
  expect(await findForeignUrl(site, ask)).toBe(problem);
});

test('a static host without feeds is checked by its pages and site maps', async () => {
  const ask = async (url: string) =>
    url.includes('/feed.') ? new Response('', { status: 404 }) : new Response(documents[url.slice(site.length)]);
  expect(await findForeignUrl(site, ask)).toBeNull();
});

test.each([
  ['http://lively.example', undefined, 'http://lively.example is not encrypted'],
  [
    'https://lively.example',
    new Response('<p>'),
    'http://lively.example/ is answered with 200 instead of a redirect to https',
  ],
  ['https://lively.example', Response.redirect('http://lively.example/accueil', 302), 'is answered with 302'],
  ['https://lively.example', Response.redirect('https://lively.example/', 308), null],
  ['https://lively.example', undefined, null],
  ['http://localhost:4173', undefined, null],
])('the check of %s with the answer %o on port 80: %s', async (siteUrl, answer, problem) => {
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('fetch failed');
    return answer;
  });
  const check = deploymentChecks.find(({ name }) => name === 'encryption');
  const found = await check?.find({ siteUrl, servers: [], supabaseUrl: siteUrl, publishableKey });
  vi.unstubAllGlobals();
  if (problem === null) expect(found).toBeNull();
  else expect(found).toContain(problem);
});

test('the check finds links in mails that lead to another site', async () => {
  const host = createServer((_request, response) =>
    response.writeHead(303, { Location: 'https://lively.fr/#error=access_denied' }).end(),
  ).listen(0);
  await once(host, 'listening');
  const siteUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
  const check = deploymentChecks.find(({ name }) => name === 'URL of mails');
  const found = await check?.find({ siteUrl, servers: [], supabaseUrl: siteUrl, publishableKey });
  host.close();
  expect(found).toBe('links of mails lead to https://lively.fr');
});

test('each server behind the balancer is checked separately', async () => {
  const home = (build: string, url = site) =>
    `<link rel="canonical" href="${url}/"/><script src="/assets/app-${build}.js">`;
  const pages: Readonly<Record<string, string>> = {
    [site]: home('one'),
    'http://first:4173': home('one'),
    'http://second:4173': home('two'),
    'http://third:4173': home('one', 'https://other.example'),
  };
  const ask = async (url: string) => {
    const { origin, pathname } = new URL(url);
    if (origin === 'http://fifth:4173')
      throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    if (pathname === '/healthz') return new Response('', { status: origin === 'http://fourth:4173' ? 503 : 200 });
    return new Response(pathname === '/' ? pages[origin] : documents[pathname]);
  };
  const find = (...servers: string[]) => findServerProblems(site, servers, ask);
  expect(await find()).toBeNull();
  expect(await find('http://first:4173')).toBeNull();
  expect(await find('http://first:4173', 'http://second:4173')).toBe('http://second:4173 serves another build');
  expect(await find('http://third:4173')).toBe('http://third:4173 says that / names https://other.example/');
  expect(await find('http://fourth:4173', 'http://fifth:4173')).toBe(
    'http://fourth:4173 answers /healthz with 503, http://fifth:4173 does not answer (ECONNREFUSED)',
  );
});
