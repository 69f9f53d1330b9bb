import { type Backend, type BackendOptions, createBackend } from './createBackend.ts';
import { defaultDataFolder } from './dataFolder.ts';

interface SharedBackend {
  backend: Promise<Backend>;
  users: number;
}

/** Outlives this module: Vite loads its configuration anew when it restarts, in the same process. */
const process = globalThis as { livelyBackends?: Map<string, SharedBackend> };
process.livelyBackends ??= new Map();
const shared = process.livelyBackends;

/**
 * The one backend of this process on a data folder. When Vite restarts, the new server comes before the old one has
 * gone: both use the same backend, which ends with the last of them.
 *
 * @returns The backend, and a function that gives it back.
 */
export async function shareBackend(
  options: BackendOptions,
): Promise<{ backend: Backend; giveBack: () => Promise<void> }> {
  const folder = options.dataFolder ?? defaultDataFolder;
  const entry = shared.get(folder) ?? { backend: createBackend(options), users: 0 };
  shared.set(folder, entry);
  entry.users++;
  const backend = await entry.backend;
  return {
    backend,
    async giveBack() {
      entry.users--;
      if (entry.users > 0) return;
      shared.delete(folder);
      await backend.close();
    },
  };
}
