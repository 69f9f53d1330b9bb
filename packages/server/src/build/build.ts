import { resolve } from 'node:path';
import { createBuilder } from 'vite';
import { writeSite } from './writeSite.ts';

/* Runs the first step of `pnpm build`. Vite builds the app and its renderer. The renderer then writes the HTML documents. */
const app = resolve(import.meta.dirname, '../../../app');
const configFile = resolve(app, 'vite.config.ts');
const builder = await createBuilder({ configFile, logLevel: 'warn' }).catch((error: Error) => {
  if (error.name !== 'VariablesError') throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await builder.buildApp();
await writeSite(resolve(app, 'dist'));
