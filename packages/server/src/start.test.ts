import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyNewData } from '../testing/copyNewData.ts';
import { createTestApp, createTestBuild } from '../testing/createTestBuild.ts';
import { type RunningServer, type ServerCommand, startServer } from '../testing/startServer.ts';
import { publishableKey } from './backend/publishableKey.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Creates pages to serve, and data, in folders of this test. */
async function newPlace() {
  const folder = await mkdtemp(join(tmpdir(), 'lively-server-'));
  const [build, app] = [await createTestBuild(), await createTestApp()];
  const data = join(folder, 'data');
  const parametersFor: Record<ServerCommand, string[]> = { dev: ['--app', app], start: ['--build', build] };
  return {
    folder,
    data,
    parametersFor,
    environment: { LIVELY_DATA_FOLDER: data },
  };
}

const dots = ['..', '%2e%2e', '%2E%2e', '.%2e', '%252e%252e', '%25252e%25252e'];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%255c'];

/** Lists all paths to private files, and to pages that the package serves in addition to its services. */
function hostilePaths(data: string): string[] {
  const secrets = [
    `${data}/signing-secret`,
    `${data}/server.json`,
    `${data}/postgres/PG_VERSION`,
    `${root}/supabase/config.toml`,
    `${root}/package.json`,
  ];
  return [
    ...secrets.flatMap((file) => [
      `/@fs${file}`,
      `/@fs/${file}`,
      `/@fs${file}?raw`,
      `/@fs${file}?import&raw`,
      `/@fs${file}?url`,
      `${file}?raw??`,
    ]),
    ...dots.flatMap((dot) => slashes.map((slash) => `/${`${dot}${slash}`.repeat(2)}supabase${slash}config.toml`)),
    ...dots.map((dot) => `/auth/v1/${dot}/${dot}/_system/config`),
    ...[
      '/_system',
      '/_system/config',
      '/_system/introspect',
      '/%5fsystem/config',
      '/studio',
      '/studio/',
      '//_system/config',
    ],
    ...['/.env', '/.git/config', '/supabase/config.toml', '/@fs/etc/passwd', '/@fs/%2e%2e/etc/passwd', '/x%00', '/%ff'],
  ];
}

describe.each([
  ['dev', '--host', true, 'SIGINT'],
  ['start', '--host=0.0.0.0', false, 'SIGTERM'],
] as const)('%s', (command, host, hasMailbox, signal) => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let server: RunningServer;

  beforeAll(async () => {
    place = await newPlace();
    await copyNewData(place.data);
    server = await startServer(command, [...place.parametersFor[command], host], place.environment);
  });

  afterAll(async () => {
    await server.stop('SIGKILL');
    await rm(place.folder, { recursive: true });
  });

  test('serves its page and its backend', async () => {
    expect(await server.get('/', { accept: 'text/html' })).toMatchObject({
      status: 200,
      body: expect.stringContaining('Lively'),
    });
    const headers = { apikey: publishableKey };
    expect((await server.get('/rest/v1/events?select=id&limit=1', headers)).status).toBe(200);
  });

  test('answers readers without scripts: events, feeds, pictures, forms', async () => {
    const event = await server.get('/event/17', { accept: 'text/html' });
    expect([event.status, event.body]).toEqual([200, expect.stringContaining('data-path="/event/17"><h1>Nuit</h1>')]);
    const statuses = ['/event/18', '/en/explore', '/feed.json', '/share/17.png', '/profile', '/nowhere', '/healthz'];
    const answers = await Promise.all(statuses.map((path) => server.get(path, { accept: 'text/html' })));
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 404, 200, 404, 200]);
    const origin = `http://localhost:${server.port}`;
    const send = async (email: string) => {
      const body = new URLSearchParams({ form: 'message', email });
      const answer = await fetch(`${origin}/contact`, {
        method: 'POST',
        body,
        headers: { origin },
        redirect: 'manual',
      });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await send('zoe@example.org')).toEqual([303, '/contact?sent=message']);
    expect(await send('')).toEqual([422, null]);
  });

  test('refuses eighty hostile paths', async () => {
    const { secretKey } = JSON.parse(await readFile(join(place.data, 'server.json'), 'utf8'));
    const signingSecret = await readFile(join(place.data, 'signing-secret'), 'utf8');
    const paths = hostilePaths(place.data);
    expect(paths.length).toBeGreaterThan(80);
    const opened = [];
    for (const path of paths) {
      const { status, body } = await server.get(path, { accept: 'text/html', apikey: secretKey });
      const leaks = [secretKey, signingSecret, 'project_id', 'additional_redirect_urls'].some((text) =>
        body.includes(text),
      );
      if (leaks || ![400, 403, 404].includes(status)) opened.push([path, status]);
    }
    expect(opened).toEqual([]);
  });

  test('makes its data readable only for its user', async () => {
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(place.data)).toBe(0o700);
    expect(await modeOf(join(place.data, 'server.json'))).toBe(0o600);
    expect(await modeOf(join(place.data, 'signing-secret'))).toBe(0o600);
  });

  test('shows the mails at most to this machine', async () => {
    const asked = await server.get('/__mailbox', { accept: 'application/json' });
    expect(asked.status === 200 && asked.body === '[]').toBe(hasMailbox);
    const network = Object.values(networkInterfaces())
      .flat()
      .find((own) => own?.family === 'IPv4' && !own.internal);
    const others = [
      { host: 'evil.example' },
      { 'x-forwarded-for': '203.0.113.7' },
      ...(network ? [{ host: network.address }] : []),
    ];
    for (const headers of others) {
      const { status, body } = await server.get('/__mailbox', { accept: 'application/json', ...headers });
      expect([status === 200 && body.startsWith('['), headers]).toEqual([false, headers]);
    }
  });

  test(`closes its data after ${signal}, with status 0, also with a connection that sent nothing`, async () => {
    const idle = connect({ host: '127.0.0.1', port: server.port });
    await once(idle, 'connect');
    // Sends the signal twice, like an impatient user, or a supervisor and a shell.
    process.kill(server.pid ?? 0, signal);
    const { status } = await server.stop(signal);
    idle.destroy();
    expect(status).toBe(0);
    expect(existsSync(join(place.data, 'server.json'))).toBe(false);
    expect(existsSync(join(place.data, 'data.lock'))).toBe(false);
  });
});

test('idle connections stay open longer than those of a proxy, and a used port or data folder stops the start', async () => {
  const [first, second] = [await newPlace(), await newPlace()];
  await copyNewData(first.data);
  const server = await startServer('start', first.parametersFor.start, first.environment);
  // A proxy keeps a connection for two minutes, and the server must not close it while a request arrives.
  expect((await server.get('/healthz', { connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=125');
  const samePort = startServer('start', second.parametersFor.start, second.environment, server.port);
  await expect(samePort).rejects.toThrow(
    new RegExp(`^1: Port ${server.port} is in use, so Lively did not start\\. [^\\n]*--port ${server.port + 1}\\.\\n$`),
  );
  const dev = startServer('dev', second.parametersFor.dev, second.environment, server.port);
  await expect(dev).rejects.toThrow(
    new RegExp(`^1: Port ${server.port} is in use, so Lively did not start\\.[^\\n]*\\n$`),
  );
  expect(existsSync(second.data)).toBe(false);
  await expect(startServer('start', first.parametersFor.start, first.environment)).rejects.toThrow(
    /^1: The data in [^\n]* is held by process \d+[^\n]*\n$/,
  );
  await server.stop('SIGTERM');
  for (const { folder } of [first, second]) await rm(folder, { recursive: true });
});

test.each([
  ['start', 'LIVELY_SEED', 'false', 'LIVELY_SEED is "false". It takes on or off.'],
  ['dev', 'LIVELY_SEDE', 'off', 'LIVELY_SEDE is no setting of Lively. Is it LIVELY_SEED?'],
  ['start', 'VITE_SITE_URL', 'agenda.mairie.example', 'VITE_SITE_URL is "agenda.mairie.example". It takes a URL'],
] as const)('%s with %s=%s ends with one line, and touches no data', async (command, name, value, line) => {
  const { folder, data, parametersFor, environment } = await newPlace();
  const started = startServer(command, parametersFor[command], { ...environment, [name]: value });
  const { message } = await started.then(
    () => new Error('started'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^1: [^\n]+\n$/);
  expect(message).toContain(line);
  expect(message).not.toMatch(/data|move/);
  expect(existsSync(data)).toBe(false);
  await rm(folder, { recursive: true });
});

test('a used port is one line in front of a hosted project too', async () => {
  const { folder, parametersFor } = await newPlace();
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const project = { VITE_SUPABASE_URL: 'http://localhost:54321' };
  for (const command of ['start', 'dev'] as const)
    await expect(startServer(command, parametersFor[command], project, port)).rejects.toThrow(
      new RegExp(`^1: Port ${port} is in use, so Lively did not start\\.[^\\n]*\\n$`),
    );
  taken.close();
  await rm(folder, { recursive: true });
});

test('a mail server that does not answer is reported, and the site starts', async () => {
  const { folder, data, parametersFor, environment } = await newPlace();
  await copyNewData(data);
  const mails = { SMTP_URL: 'smtp://lively:zut@127.0.0.1:1', MAIL_FROM: 'bonjour@site.example' };
  const server = await startServer('start', parametersFor.start, { ...environment, ...mails });
  expect((await server.get('/')).status).toBe(200);
  await vi.waitFor(() =>
    expect(server.output()).toMatch(
      /^The mail server 127\.0\.0\.1:1 cannot be used: [^\n]*ECONNREFUSED[^\n]*SMTP_URL\. pnpm mails:try <address> sends/m,
    ),
  );
  expect(server.output()).not.toContain('zut');
  await server.stop('SIGTERM');
  await rm(folder, { recursive: true });
});

// One server for both, because each renders with all sources of the app.
test('dev renders the app from its sources with their styles, and a branding in pages, feeds, pictures and mails', async () => {
  const { folder, data, environment } = await newPlace();
  await copyNewData(data);
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const branding = {
    name: 'Agenda de Brive',
    logo: 'logo.svg',
    colors: { primary: '#7A1F5C' },
    social: [{ name: 'Mastodon', url: 'https://social.example/@brive' }],
  };
  const file = join(folder, 'branding.json');
  await writeFile(join(folder, 'logo.svg'), logo);
  await writeFile(file, JSON.stringify(branding));
  const server = await startServer('dev', [], { ...environment, LIVELY_BRANDING: file });
  const [event, explore] = [await server.get('/en/event/17'), await server.get('/explore')];
  expect([event.status, explore.status]).toEqual([200, 200]);
  expect(event.body).toMatch(/<html lang="en"[^>]*>[\s\S]*<h1[^>]*>Nuit Nina Simone/);
  expect(explore.body.match(/<article/g)).toHaveLength(24);
  for (const style of ['themes.css.ts', 'NavigationBar.css.ts', 'EventCard.css.ts'])
    expect(explore.body).toMatch(new RegExp(`data-vite-dev-id="[^"]*${style}[^"]*">[^<]*\\{`));
  expect((await server.get('/communes/towns.json')).body).toContain('"Lyon"');
  const { body: page } = await server.get('/en', { accept: 'text/html' });
  expect(page).toMatch(/<title>[^<]*Agenda de Brive<\/title>/);
  for (const part of ['src="/icon.svg"', 'href="https://social.example/@brive"', '--lively-color-brand: #7A1F5C'])
    expect(page).toContain(part);
  expect(page.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')).not.toContain('Lively<');
  expect(JSON.parse((await server.get('/feed.json')).body).title).toBe('Agenda de Brive');
  expect((await server.get('/share/17.png')).status).toBe(200);
  const signUp = await fetch(`http://localhost:${server.port}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'zoe@example.org',
      password: 'tourterelle bleue 9',
      data: { language: 'fr', terms: true },
    }),
  });
  expect(signUp.status).toBe(200);
  await vi.waitFor(async () => {
    const { body } = await server.get('/__mailbox', { accept: 'application/json' });
    expect(body).toContain('Agenda de Brive');
  });
  expect((await server.stop('SIGTERM')).status).toBe(0);

  await writeFile(file, JSON.stringify({ ...branding, colours: {} }));
  await expect(startServer('dev', [], { ...environment, LIVELY_BRANDING: file })).rejects.toThrow(
    /^1: The branding [^\n]* colours is no key of a branding\. [^\n]*\n$/,
  );
  await rm(folder, { recursive: true });
});

test('a running server shows its metrics with the token of a file, and sends its traces before it ends', async () => {
  const place = await newPlace();
  await copyNewData(place.data);
  const spans: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((sent) => {
      spans.push(sent);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tokenFile = join(place.folder, 'token');
  const token = 't'.repeat(32);
  await writeFile(tokenFile, `${token}\n`);
  const server = await startServer('start', place.parametersFor.start, {
    ...place.environment,
    LIVELY_METRICS_TOKEN_FILE: tokenFile,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  });
  expect((await server.get('/')).status).toBe(200);
  expect((await server.get('/explore')).status).toBe(200);
  // The first query opens the connection, which on a busy machine takes longer than a monitor waits.
  await vi.waitFor(async () => expect((await server.get('/healthz')).status).toBe(200));
  expect((await server.get('/metrics')).status).toBe(404);
  const { body, headers } = await server.get('/metrics', { authorization: `Bearer ${token}` });
  expect(headers['content-type']).toContain('application/openmetrics-text');
  expect(body).toContain('lively_http_request_duration_seconds_count{route="/explore",status="200"} 1\n');
  expect(body).toMatch(/^lively_cache_reads_total\{cache="pages",result="miss"\} [1-9]/m);
  expect(body).toContain('lively_database_up 1\n');
  await server.stop('SIGTERM');
  collector.close();
  await rm(place.folder, { recursive: true });
  const sent = spans.join();
  expect(sent).toContain('"GET /explore"');
  expect(sent).toContain('"backend GET /rest/v1/events"');
});
