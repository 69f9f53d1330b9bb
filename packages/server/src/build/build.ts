import { resolve } from 'node:path';
import { createBuilder } from 'vite';
import { writeSite } from './writeSite.ts';

/* The first step of `pnpm build`. Vite builds the app and its renderer. The renderer then writes the HTML documents. */
const app = resolve(import.meta.dirname, '../../../app');
const builder = await createBuilder({ configFile: resolve(app, 'vite.config.ts'), logLevel: 'warn' });
await builder.buildApp();
await writeSite(resolve(app, 'dist'));
