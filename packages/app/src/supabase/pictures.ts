import type { Picture } from '@lively/machines';
import { loadUserClient, requestDeadline } from './client';
import { verifyWrite } from './verifyWrite';

/** The folders of the storage that hold pictures, each under `{user}/{timestamp}.{extension}`. */
export type PictureBucket = 'avatars' | 'event-images';

export interface StoredPicture {
  /** Within the bucket. */
  path: string;
  /** Where anyone can see it. */
  url: string;
}

const extensionForType: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/**
 * Stores a picture under a new name, so that no cache shows an older one.
 *
 * @throws Error with the code `unsupported` when it is no picture of a known kind.
 */
export async function storePicture(
  userId: string,
  bucket: PictureBucket,
  picture: Picture,
  signal: AbortSignal,
): Promise<StoredPicture> {
  const extension = extensionForType[picture.type];
  if (!extension) {
    throw Object.assign(new Error(`A file of type «${picture.type}» is not stored as a picture.`), {
      code: 'unsupported',
    });
  }
  const files = (await loadUserClient(userId)).storage.from(bucket);
  const name = `${Date.now()}.${extension}`;
  const path = `${userId}/${name}`;
  // The bytes alone: one of the two backends cannot read them out of a form.
  const bytes = await picture.arrayBuffer();
  await verifyWrite(
    {
      write: async () => {
        const { error } = await files.upload(path, bytes, { contentType: picture.type });
        if (error) throw error;
      },
      isStored: async () => (await listNames(userId, bucket)).includes(name),
      deadline: requestDeadline,
    },
    signal,
  );
  return { path, url: files.getPublicUrl(path).data.publicUrl };
}

/** Removes a picture. A failure is not reported: a leftover picture is not shown anywhere. */
export async function removePicture(userId: string, bucket: PictureBucket, path: string): Promise<void> {
  await (await loadUserClient(userId)).storage.from(bucket).remove([path]);
}

/** Removes all pictures of a user's folder but the one that is kept, if any. A failure is not told, either. */
export async function removeOtherPictures(userId: string, bucket: PictureBucket, keptPath?: string): Promise<void> {
  const names = await listNames(userId, bucket);
  const others = names.map((name) => `${userId}/${name}`).filter((path) => path !== keptPath);
  if (others.length) await (await loadUserClient(userId)).storage.from(bucket).remove(others);
}

/**
 * Removes every picture of a user.
 *
 * @throws Error when one stays behind.
 */
export async function removeAllPictures(userId: string, signal: AbortSignal): Promise<void> {
  const { storage } = await loadUserClient(userId);
  for (const bucket of ['avatars', 'event-images'] as const) {
    const files = storage.from(bucket);
    // A list has an end: what comes after it is in the next one.
    for (let names = await listAll(); names.length > 0 && !signal.aborted; names = await listAll()) {
      const { error } = await files.remove(names.map((name) => `${userId}/${name}`));
      if (error) throw error;
    }

    async function listAll(): Promise<string[]> {
      const { data, error } = await files.list(userId);
      if (error) throw error;
      return data.map(({ name }) => name.replace(`${userId}/`, ''));
    }
  }
}

/** The path of a picture of the user's own, from its URL. Null for a picture that lies elsewhere. */
export function ownPicturePath(userId: string, bucket: PictureBucket, url: string | null): string | null {
  const [, path] = url?.split(`/object/public/${bucket}/`) ?? [];
  return path?.startsWith(`${userId}/`) ? path : null;
}

/** The names of the newest pictures in a user's folder. None where they cannot be read. */
async function listNames(userId: string, bucket: PictureBucket): Promise<string[]> {
  const files = (await loadUserClient(userId)).storage.from(bucket);
  const { data } = await files.list(userId, { sortBy: { column: 'created_at', order: 'desc' } });
  // The names that come are those within the folder on one of the two backends, whole paths on the other.
  return (data ?? []).map(({ name }) => name.replace(`${userId}/`, ''));
}
