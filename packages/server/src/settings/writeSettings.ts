import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderExample } from './renderExample.ts';
import { replaceSettings } from './replaceSettings.ts';

/* `node packages/server/src/settings/writeSettings.ts`: writes .env.example and the settings of docs/hosting.md from the schema. */
const root = resolve(import.meta.dirname, '../../../..');
const guide = resolve(root, 'docs/hosting.md');
await writeFile(resolve(root, '.env.example'), renderExample());
await writeFile(guide, replaceSettings(await readFile(guide, 'utf8')));
