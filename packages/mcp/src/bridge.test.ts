import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'lively-mcp-'));
const program = join(folder, 'bridge.mjs');
let server: Server;
let site: string;
let received: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];

/** A site that answers the method of each message, and a page for the method `broken`. */
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build.ts', program], { cwd: root });
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ path: request.url, headers: request.headers, body });
    const { id, method } = JSON.parse(body);
    if (method === 'broken') return response.writeHead(503).end('<p>Busy</p>');
    if (id === undefined) return response.writeHead(202).end();
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: { method, protocolVersion: '2025-06-18' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Starts the built program, writes lines one after the other, and returns the answers. */
async function ask(lines: readonly string[], target = site): Promise<Record<string, unknown>[]> {
  received = [];
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, LIVELY_URL: target },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers: Record<string, unknown>[] = [];
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const whole = text.split('\n');
    text = whole.pop() ?? '';
    answers.push(...whole.map((line) => JSON.parse(line)));
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [status] = await once(child, 'close');
  expect([status, text]).toEqual([0, '']);
  return answers.sort((one, other) => Number(one.id) - Number(other.id));
}

test('each message is passed to /mcp, with the headers of the protocol, and answered by its id', async () => {
  const call = {
    jsonrpc: '2.0',
    id: 2,
    method: 'tools/call',
    params: { name: 'search_events', _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
  };
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const answers = await ask([
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    '',
    JSON.stringify(notification),
    JSON.stringify(call),
  ]);
  expect(answers).toMatchObject([
    { id: 1, result: { method: 'ping' } },
    { id: 2, result: { method: 'tools/call' } },
  ]);
  expect(received.map(({ path }) => path)).toEqual(['/mcp', '/mcp', '/mcp']);
  const sent = received.find(({ body }) => body === JSON.stringify(call));
  expect(sent?.headers).toMatchObject({
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': 'search_events',
  });
});

test('a fault of the site or of the message is an error with its id', async () => {
  const answers = await ask(['{"jsonrpc":"2.0","id":1,"method":"broken"}', '{']);
  expect(answers).toMatchObject([
    { id: null, error: { code: -32_700 } },
    { id: 1, error: { code: -32_000, message: `${site} answered 503. Try again later.` } },
  ]);
  const [unreachable] = await ask(['{"jsonrpc":"2.0","id":1,"method":"ping"}'], 'http://127.0.0.1:1');
  expect(unreachable).toMatchObject({ id: 1, error: { code: -32_000 } });
});
