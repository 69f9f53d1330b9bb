import type { Picture } from '@lively/machines';
import { userStorage } from './client';

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
export async function storePicture(userId: string, bucket: PictureBucket, picture: Picture): Promise<StoredPicture> {
  const extension = extensionForType[picture.type];
  if (!extension) {
    throw Object.assign(new Error(`A file of type «${picture.type}» is not stored as a picture.`), {
      code: 'unsupported',
    });
  }
  const files = (await userStorage(userId)).from(bucket);
  const path = `${userId}/${Date.now()}.${extension}`;
  // The bytes alone: one of the two backends cannot read them out of a form.
  const { error } = await files.upload(path, await picture.arrayBuffer(), { contentType: picture.type });
  if (error) throw error;
  return { path, url: files.getPublicUrl(path).data.publicUrl };
}

/** Removes a picture. One that stays behind is seen by nobody, so a failure is not told. */
export async function removePicture(userId: string, bucket: PictureBucket, path: string): Promise<void> {
  await (await userStorage(userId)).from(bucket).remove([path]);
}

/** Removes all pictures of a user's folder but one. A failure is not told, either. */
export async function removeOtherPictures(userId: string, bucket: PictureBucket, keptPath: string): Promise<void> {
  const files = (await userStorage(userId)).from(bucket);
  const { data } = await files.list(userId);
  // The names that come are those within the folder on one of the two backends, whole paths on the other.
  const names = (data ?? []).map(({ name }) => name.replace(`${userId}/`, ''));
  const others = names.map((name) => `${userId}/${name}`).filter((path) => path !== keptPath);
  if (others.length) await files.remove(others);
}

/** The path of a picture of the user's own, from its address. Null for a picture that lies elsewhere. */
export function ownPicturePath(userId: string, bucket: PictureBucket, url: string | null): string | null {
  const [, path] = url?.split(`/object/public/${bucket}/`) ?? [];
  return path?.startsWith(`${userId}/`) ? path : null;
}
