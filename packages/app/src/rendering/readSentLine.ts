import { defaultTimeZone } from '@lively/engine/constants';
import { withDeadline } from '@lively/machines';
import type { Language } from '../i18n/languages';
import { readLine } from '../search/readLine';
import type { ReadLine } from '../search/toReadLine';
import { toTextLine } from '../search/toTextLine';
import { communeServices } from '../supabase/communeServices';

/**
 * Parses a search line on the server. If the communes cannot be read, the line is searched as a text.
 *
 * @param now - Milliseconds since 1970.
 */
export async function readSentLine(line: string, language: Language, now: number): Promise<ReadLine> {
  const options = { language, now, timeZone: defaultTimeZone, communes: communeServices };
  return withDeadline((signal) => readLine(line, options, signal)).catch(() => ({
    ...toTextLine(line),
    questions: [],
  }));
}
