import type { OperatorDatabase } from './openOperatorDatabase.ts';

export interface StoredPicture {
  readonly bucket: string;
  readonly path: string;
}

export interface Erasure {
  /** The id of the account; null if the email has none. */
  readonly account: string | null;
  /** The number of erased rows, by table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly pictures: readonly StoredPicture[];
  /** Whether the pictures were removed too. This needs the API of the storage, unless the embedded backend stores them. */
  readonly picturesRemoved: boolean;
}

export interface StorageAccess {
  /** The URL of the project: `https://….supabase.co`. */
  readonly url: string;
  readonly secretKey: string;
  readonly fetch: typeof fetch;
}

/** Erases a person by their email: first rows, then pictures. A second run finds no data. */
export async function erasePerson(
  database: OperatorDatabase,
  email: string,
  storage: StorageAccess | null,
): Promise<Erasure> {
  const [row] = await database.query('select private.gdpr_erase($1) as erasure', [email]);
  const erasure = row?.erasure as Omit<Erasure, 'picturesRemoved'>;
  return { ...erasure, picturesRemoved: await removePictures(database, erasure.pictures, storage) };
}

async function removePictures(
  database: OperatorDatabase,
  pictures: readonly StoredPicture[],
  storage: StorageAccess | null,
): Promise<boolean> {
  if (pictures.length === 0) return true;
  if (database.removePicture !== null) {
    for (const picture of pictures) {
      await database.removePicture(picture);
      const { bucket, path } = picture;
      await database.query('delete from storage.objects where bucket_id = $1 and name = $2', [bucket, path]);
    }
    return true;
  }
  if (storage === null) return false;
  for (const [bucket, ofBucket] of Map.groupBy(pictures, (picture) => picture.bucket)) {
    const prefixes = ofBucket.map(({ path }) => path);
    const response = await storage.fetch(`${storage.url}/storage/v1/object/${bucket}`, {
      method: 'DELETE',
      headers: { apikey: storage.secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prefixes }),
    });
    if (!response.ok)
      throw new Error(`The storage kept ${prefixes.join(', ')} of ${bucket}: it answered ${response.status}.`);
  }
  return true;
}
