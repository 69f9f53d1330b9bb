import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPort } from './findPort.ts';
import { answers, startProcess } from './startProcess.ts';

const root = resolve(import.meta.dirname, '../../..');
const server = resolve(root, 'packages/server');

/**
 * Starts the build with its sample events on a free port, as a site whose address is that of the port.
 *
 * @param folder - Empty, for its files.
 */
export async function startLively(folder: string) {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const build = join(folder, 'build');
  cpSync(resolve(root, 'packages/app/dist'), build, { recursive: true });
  moveBuild(build, origin);
  const data = join(folder, 'data');
  const run = {
    cwd: root,
    env: { ...process.env, LIVELY_DATA_FOLDER: data, VITE_SITE_URL: origin, VITEST: '', NODE_ENV: '' },
  };
  execFileSync(process.execPath, [resolve(server, 'testing/prepareData.ts'), data], run);
  const start = [resolve(server, 'src/start.ts'), '--build', build, '--port', String(port)];
  const { stop } = await startProcess(process.execPath, start, run, () => answers(`${origin}/healthz`));
  return { origin, stop };
}

/** Writes another address of the site into a build: another build would take a minute. */
function moveBuild(build: string, origin: string): void {
  const facts = join(build, '.vite/paths.json');
  const { siteUrl } = JSON.parse(readFileSync(facts, 'utf8'));
  for (const file of [facts, ...globSync(join(build, '.server/**/*.js'))])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(siteUrl, origin));
}
