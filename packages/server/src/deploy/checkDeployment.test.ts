import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishableKey } from '@lively/app/backend/publishableKey';
import { copyNewData } from '@lively/app/backend/testing/copyNewData';
import { expect, test } from 'vitest';
import { createTestBuild } from '../../testing/createTestBuild.ts';
import { startServer } from '../../testing/startServer.ts';
import { checkDeployment } from './checkDeployment.ts';
import { deploymentChecks } from './listChecks.ts';

async function check(siteUrl: string) {
  const lines: string[] = [];
  const isWhole = await checkDeployment({ siteUrl, supabaseUrl: siteUrl, publishableKey }, (line) => lines.push(line));
  return { isWhole, lines };
}

test('what `pnpm start` serves holds in every point', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-check-'));
  const build = await createTestBuild();
  const data = join(folder, 'data');
  await copyNewData(data);
  const server = await startServer('start', ['--build', build], { LIVELY_DATA_FOLDER: data });
  const { isWhole, lines } = await check(`http://localhost:${server.port}`);
  await server.stop('SIGTERM');
  await rm(folder, { recursive: true });
  expect(lines).toEqual(deploymentChecks.map(({ name }) => `holds: ${name}\n`));
  expect(isWhole).toBe(true);
});

test('a host that answers everything with 200 and sends no header fails, in words', async () => {
  const host = createServer((_request, response) => response.end('<p>')).listen(0);
  await once(host, 'listening');
  const { isWhole, lines } = await check(`http://localhost:${(host.address() as AddressInfo).port}`);
  host.close();
  expect(isWhole).toBe(false);
  for (const name of ['headers of the pages', 'what is not there', 'row level security', 'sign-in settings', 'storage'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^FAILS: ${name}: [^\n]+\\.\n$`)));
});
