import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

async function readSources(folder: string): Promise<string> {
  const files = await readdir(resolve(root, folder), { recursive: true });
  const sources = files.filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|node_modules/.test(file));
  return (await Promise.all(sources.map((file) => readFile(resolve(root, folder, file), 'utf8')))).join('\n');
}

test('the messages in the runbook are those of the server', async () => {
  const guide = await readFile(resolve(root, 'docs/hosting.md'), 'utf8');
  const quoted = [...guide.matchAll(/^- "([^"]+)": /gm)].map(([, sentence = '']) => sentence);
  expect(quoted.length).toBeGreaterThanOrEqual(9);
  const said = await readSources('packages/server/src');
  const parts = quoted.flatMap((sentence) => sentence.split(/…|\bN\b|\d+/).map((part) => part.trim()));
  expect(parts.filter((part) => part && !said.includes(part))).toEqual([]);
});

test('.env.example contains each variable of the guide', async () => {
  const example = await readFile(resolve(root, '.env.example'), 'utf8');
  const guide = await readFile(resolve(root, 'docs/hosting.md'), 'utf8');
  const named = new Set([...guide.matchAll(/^- `([A-Z_]+)` \(/gm)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThanOrEqual(9);
  for (const name of named) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
});

test.each(['docs/hosting/lively-backup', 'docs/hosting/compose/lively-backup'])(
  '%s requires a folder',
  async (path) => {
    const { code, stderr } = await run('sh', [resolve(root, path)]).catch((error) => error);
    expect(code).not.toBe(0);
    expect(stderr).toContain('is missing: lively-backup <folder>');
  },
);

// Needs Caddy (Debian: apt install caddy).
test.skipIf(!existsSync('/usr/bin/caddy')).each(['docs/hosting/Caddyfile', 'docs/hosting/compose/Caddyfile'])(
  'Caddy accepts %s',
  async (path) => {
    const env = { ...process.env, SITE_HOST: 'lively.example' };
    const file = resolve(root, path);
    const { stderr, stdout } = await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { env });
    expect(`${stderr}${stdout}`).toContain('Valid configuration');
  },
);
