import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import { wordPressFolder } from '../../../scripts/findMissingWordPress.ts';
import { createZip } from '../scripts/createZip.ts';
import { findPort } from './findPort.ts';
import { answers, startProcess } from './startProcess.ts';

const files = resolve(import.meta.dirname, 'site');

/** Shows the warnings of the plugin in pages. WordPress leaves out those of its own age. */
const warnings = ['-d', 'display_errors=1', '-d', 'log_errors=0'];

/** The salts of the passwords and cookies, which WordPress requires. */
const salts = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [`${name}_KEY`, `${name}_SALT`]);

/**
 * Installs a WordPress in a folder, with a small theme and the plugin from its zip file, and starts it on a free port.
 *
 * @param folder - Empty, for its files.
 * @param socket - That of the database.
 */
export async function startWordPress(folder: string, socket: string) {
  const port = await findPort();
  const origin = `http://localhost:${port}`;
  const site = join(folder, 'wordpress');
  // WordPress finds its settings beside its own files: a link to the package would lead to the settings of the machine.
  cpSync(wordPressFolder, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('/wp-content'),
  });
  writeFileSync(join(site, 'wp-config.php'), writeSettings(origin, socket));
  cpSync(join(files, 'theme'), join(site, 'wp-content/themes/plain'), { recursive: true });
  cpSync(join(files, 'testSite.php'), join(site, 'wp-content/mu-plugins/testSite.php'));
  for (const [name, bytes] of Object.entries(unzipSync(createZip('1.2.3')))) {
    const file = join(site, 'wp-content/plugins', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }

  /** Runs a script of the folder `site` in this WordPress, and returns what it prints as JSON. */
  function run(script: string, ...parameters: readonly string[]) {
    const printed = execFileSync('php', [...warnings, join(files, script), site, ...parameters], { encoding: 'utf8' });
    return JSON.parse(printed);
  }

  const { version, php } = run('install.php');
  process.stdout.write(`WordPress ${version}, PHP ${php}\n`);
  const serve = [...warnings, '-S', `localhost:${port}`, '-t', site];
  const { stop } = await startProcess('php', serve, {}, () => answers(origin));
  return { origin, run, stop };
}

function writeSettings(origin: string, socket: string): string {
  const settings: Readonly<Record<string, string | boolean>> = {
    ...{
      DB_NAME: 'wordpress',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${socket}`,
      DB_CHARSET: 'utf8mb4',
    },
    ...{ WP_HOME: origin, WP_SITEURL: origin, DISABLE_WP_CRON: true },
    ...Object.fromEntries(salts.map((name) => [name, randomBytes(32).toString('hex')])),
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost',
  };
  const lines = Object.entries(settings).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;
}
