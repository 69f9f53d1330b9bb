import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runIn } from '../../../../scripts/runIn.ts';
import { componentGroups } from '../../src/docs/componentGroups.ts';
import { writeSamples } from '../writeSamples.ts';

const { version: react19 } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../node_modules/react/package.json'), 'utf8'),
);
/** Only canaries of React 18 have server components: this is the canary of Next 14. */
const versions = { 18: '18.3.0-canary-14898b6a9-20240318', 19: react19 };

interface Rendered {
  errors: string[];
}
type Payload = Rendered & { payload: string };
type Page = Rendered & { html: string };

const names = Object.values(componentGroups).flat().sort();
/** React's error for a function that a server component passes to a client component. */
const givenFunction =
  /Functions cannot be passed directly to Client Components|Functions are not valid as a child|Event handlers cannot be passed/;

describe.each(Object.entries(versions))('server components of React %s', (_, react) => {
  let folder: string;
  let server: {
    version: string;
    pages: Record<string, { server?: Payload; client: Payload }>;
    modules: string[];
    exports: string[];
    others: object;
  };

  beforeAll(async () => {
    folder = await createProject(react);
    server = JSON.parse(await runIn(folder, process.execPath, ['--conditions', 'react-server', 'renderOnServer.mjs']));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('every export can be imported in a server component', () => {
    expect(server.version).toBe(react);
    expect([...server.exports].sort()).toEqual(names);
    expect(Object.keys(server.pages).sort()).toEqual(names);
    expect(server.others).toEqual({
      lightColors: expect.any(String),
      toBrandStylesheet: 'function',
      drawPoster: expect.any(Number),
    });
  });

  it('every component renders in a client component', async () => {
    const payloads = mapValues(server.pages, ({ client }) => client.payload);
    expect(Object.values(server.pages).flatMap(({ client }) => client.errors)).toEqual([]);
    const pages = await renderInBrowser(payloads);
    expect(mapValues(pages, ({ errors }) => errors)).toEqual(mapValues(pages, () => []));
    expect(pages.Combobox?.html).toContain('role="combobox"');
    expect(pages.EventCard?.html).toContain('<article');
  });

  it('every component without a function in its props renders in a server component', async () => {
    const alone = Object.entries(server.pages).flatMap(([name, { server: payload }]) =>
      payload ? [{ name, ...payload }] : [],
    );
    const wrong = alone.filter(({ errors }) => errors.some((error) => !givenFunction.test(error)));
    expect(wrong.map(({ name, errors }) => `${name}: ${errors}`)).toEqual([]);
    const ready = alone.filter(({ errors }) => errors.length === 0);
    const pages = await renderInBrowser(Object.fromEntries(ready.map(({ name, payload }) => [name, payload])));
    expect(mapValues(pages, ({ errors }) => errors)).toEqual(mapValues(pages, () => []));
    expect(pages.EventCard?.html).toContain('<article');

    // The page « Status » shows this file, so it must contain the measured values of both versions.
    const status = join(import.meta.dirname, '../../src/docs/packed/serverComponents.json');
    const outcomes = Object.fromEntries(
      alone.map(({ name, errors }) => [name, errors.length === 0 ? 'by itself' : 'in a client component']),
    );
    await expect(`${JSON.stringify(outcomes, null, 2)}\n`).toMatchFileSnapshot(status);
  });

  function renderInBrowser(payloads: Record<string, string>): Promise<Record<string, Page>> {
    return runWithInput(folder, 'renderInBrowser.mjs', JSON.stringify({ modules: server.modules, payloads }));
  }
});

/** Creates a project outside of the workspace, with the packed package, this React, and its renderer of server components. */
async function createProject(react: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-ui-server-components-'));
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  const dependencies = {
    '@lively/ui': `file:${inject('tarball')}`,
    react,
    'react-dom': react,
    'react-server-dom-webpack': react,
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  // A canary is older than the version that the packages require, and webpack is not needed.
  await runIn(folder, 'npm', ['install', '--legacy-peer-deps', '--no-audit', '--no-fund', '--prefer-offline']);
  await writeSamples(folder);
  return folder;
}

async function runWithInput<Result>(folder: string, script: string, input: string): Promise<Result> {
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
  child.stdin.end(input);
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!printed) throw new Error(`${script} printed nothing in ${folder}.\n${complaints}`);
  return JSON.parse(printed) as Result;
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
