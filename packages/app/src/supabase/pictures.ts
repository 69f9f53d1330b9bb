import type { Picture } from '@lively/machines';
import { loadUserClient, requestDeadline } from './client';
import { verifyWrite } from './verifyWrite';

/** The storage buckets of pictures, each with `{user}/{timestamp}.{extension}`. */
export type PictureBucket = 'avatars' | 'event-images';

export interface StoredPicture {
  /** The path within the bucket. */
  path: string;
  /** The public URL. */
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
 * Stores a picture under a new name, so that no cache serves an older one.
 *
 * @throws Error with the code `unsupported` if its type is unknown.
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
  // Sends only the bytes: one of the two backends cannot read them from a form.
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

/** Removes a picture. Failures are ignored: an unused picture is not shown anywhere. */
export async function removePicture(userId: string, bucket: PictureBucket, path: string): Promise<void> {
  await (await loadUserClient(userId)).storage.from(bucket).remove([path]);
}

/** Removes all pictures of a user's folder except the kept one, if any. Failures are ignored, too. */
export async function removeOtherPictures(userId: string, bucket: PictureBucket, keptPath?: string): Promise<void> {
  const names = await listNames(userId, bucket);
  const others = names.map((name) => `${userId}/${name}`).filter((path) => path !== keptPath);
  if (others.length) await (await loadUserClient(userId)).storage.from(bucket).remove(others);
}

/**
 * Removes every picture of a user.
 *
 * @throws Error if a picture could not be removed.
 */
export async function removeAllPictures(userId: string, signal: AbortSignal): Promise<void> {
  const { storage } = await loadUserClient(userId);
  for (const bucket of ['avatars', 'event-images'] as const) {
    const files = storage.from(bucket);
    // A list is limited: further pictures are in the next list.
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

/** Returns the path of the user's own picture from its URL, without its focal point. Null for a picture with another path. */
export function ownPicturePath(userId: string, bucket: PictureBucket, url: string | null): string | null {
  const [, path] = url?.split('#')[0]?.split(`/object/public/${bucket}/`) ?? [];
  return path?.startsWith(`${userId}/`) ? path : null;
}

/** Lists the names of the newest pictures in a user's folder. Empty if they cannot be read. */
async function listNames(userId: string, bucket: PictureBucket): Promise<string[]> {
  const files = (await loadUserClient(userId)).storage.from(bucket);
  const { data } = await files.list(userId, { sortBy: { column: 'created_at', order: 'desc' } });
  // One of the two backends returns names within the folder, the other whole paths.
  return (data ?? []).map(({ name }) => name.replace(`${userId}/`, ''));
}
