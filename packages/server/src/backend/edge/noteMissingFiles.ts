import type { App } from '@supabase/lite';
import { Refusal } from './Refusal.ts';
import { refuseWithin } from './refusals.ts';

/** Errors for a missing file, or for a name that no file can have. */
const missing = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** Answers 404 for a picture that has a row but no file: the package would answer 500. */
export function noteMissingFiles(storage: NonNullable<App['_storageAdapter']>): void {
  const { getObject, headObject } = storage;
  storage.getObject = (...parameters) => getObject.call(storage, ...parameters).catch(refuseMissing);
  storage.headObject = (...parameters) => headObject.call(storage, ...parameters).catch(refuseMissing);
}

function refuseMissing(error: unknown): never {
  if (missing.includes(String((error as { code?: unknown }).code)))
    refuseWithin(new Refusal(404, 'not_found', 'Object not found'));
  throw error;
}
