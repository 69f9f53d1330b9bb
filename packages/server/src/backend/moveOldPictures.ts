import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

/**
 * Moves the pictures of a database from the folder of the first version to the data folder. Each is moved completely and once:
 * the next start continues an interrupted move. Files of other databases stay.
 */
export async function moveOldPictures({ connection }: App, oldFolder: string, folder: string): Promise<void> {
  if (!existsSync(oldFolder)) return;
  const answer = await connection.exec('select bucket_id, name from storage.objects');
  for (const { bucket_id, name } of (answer?.rows ?? []) as { bucket_id: string; name: string }[])
    await movePicture(join(oldFolder, bucket_id, name), join(folder, bucket_id, name));
  await removeEmptyFolders(oldFolder);
}

async function movePicture(source: string, target: string): Promise<void> {
  if (!existsSync(source)) return;
  if (existsSync(target)) {
    // The copy was complete, but its source was not removed. A picture that was replaced since has another size.
    if ((await stat(source)).size === (await stat(target)).size) await rm(source);
    return;
  }
  await mkdir(dirname(target), { recursive: true });
  await rename(source, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyFile(source, `${target}.moving`);
    await rename(`${target}.moving`, target);
    await rm(source);
  });
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(join(folder, entry.name));
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY') throw error;
  });
}
