import { resolve } from 'node:path';
import { parse, pick } from 'valibot';
import { settingsSchema } from '../settings.ts';
import type { Branding } from './brandingSchema.ts';
import { readBranding } from './readBranding.ts';

/** The place of a branding without a setting. The image of compose.yaml contains the folder. */
const defaultFile = resolve(import.meta.dirname, '../../../../../branding/branding.json');

const found = read();

/** The branding of this host; undefined without one: the site is Lively. It is the same until the process ends. */
export const branding: Branding | undefined = found.branding;

/** @throws StartError, one line that names the key, for a branding that cannot be used. Call it before anything is shown. */
export function assertBranding(): void {
  if (found.error) throw found.error;
}

function read(): { branding?: Branding | undefined; error?: unknown } {
  try {
    const given = Object.entries(process.env).filter(([, value]) => value);
    // The other settings may still be in the files of secrets.
    const { LIVELY_BRANDING: named } = parse(pick(settingsSchema, ['LIVELY_BRANDING']), Object.fromEntries(given));
    return { branding: readBranding(named ? resolve(named) : defaultFile, Boolean(named)) };
  } catch (error) {
    // Modules use the branding while they are loaded, when nothing could catch an error.
    return { error };
  }
}
