import { resolve } from 'node:path';
import { createBuilder } from 'vite';
import { writeSite } from './writeSite.ts';

/* `pnpm build`, its first step: Vite builds the app and its rendering, which then write the documents. */
const app = resolve(import.meta.dirname, '../../../app');
const builder = await createBuilder({ configFile: resolve(app, 'vite.config.ts'), logLevel: 'warn' });
await builder.buildApp();
await writeSite(resolve(app, 'dist'));
