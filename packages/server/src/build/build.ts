import { resolve } from 'node:path';
import { createBuilder, type InlineConfig, loadEnv } from 'vite';
import { assertProject } from '../settings/assertProject.ts';
import { assertBranding, branding } from '../settings/branding/branding.ts';
import { brandPlugin } from '../settings/branding/brandPlugin.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { orExit } from '../startup/orExit.ts';
import { groupModules } from './groupModules.ts';
import { nameJoinedImports } from './nameJoinedImports.ts';
import { writeSite } from './writeSite.ts';

/* Runs the first step of `pnpm build`. Vite builds the app, in few files, and its renderer. The renderer then writes the HTML documents. */
const app = resolve(import.meta.dirname, '../../../app');
const configFile = resolve(app, 'vite.config.ts');
await orExit(checkSettings());
const plugins = branding ? [brandPlugin(branding)] : [];
const config: InlineConfig = { configFile, logLevel: 'warn', plugins };
const codeSplitting = { groups: await groupModules(config) };
const builder = await createBuilder({
  ...config,
  plugins: [...plugins, nameJoinedImports],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
await builder.buildApp();
await orExit(writeSite(resolve(app, 'dist')));

/** Reads the settings as Vite does: from the environment, and from .env. */
async function checkSettings(): Promise<void> {
  assertBranding();
  assertProject(parseSettings(loadEnv('production', resolve(app, '../..'), '')));
}
