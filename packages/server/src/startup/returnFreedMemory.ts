/**
 * Settings of glibc's allocator. The defaults keep memory that many parallel requests have freed, 70 MB after a flood of 20 s.
 * These settings return blocks of 64 KiB and more, such as those of a compression, to the system, and let threads share two
 * arenas.
 */
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Replaces the process once, with the same id: glibc reads its settings at the start. A host's own settings are kept. */
export function returnFreedMemory(): void {
  if (process.platform !== 'linux' || !process.execve || process.env.MALLOC_ARENA_MAX) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...settings,
  });
}
