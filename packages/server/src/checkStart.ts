import { assertUsable } from './backend/data/assertUsable.ts';
import { dataPathsOf } from './backend/data/dataFolder.ts';
import { readSettings } from './settings/readSettings.ts';
import { orExit } from './startup/orExit.ts';

/* The first step of `pnpm start`: checks the settings and the data folder before the build, which takes minutes. */
await orExit(check());

async function check(): Promise<void> {
  const { VITE_SUPABASE_URL, LIVELY_DATA_FOLDER } = readSettings(process.env);
  if (!VITE_SUPABASE_URL) await assertUsable(dataPathsOf(process.cwd(), LIVELY_DATA_FOLDER));
}
