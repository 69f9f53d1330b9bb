import { safeHttpsUrl } from '@lively/engine';
import { cleanLine } from './cleanText.ts';

/** The link when it is safe to follow and fits in its column; null otherwise. */
export function storableLink(value: unknown): string | null {
  const link = safeHttpsUrl(cleanLine(value, 3000));
  return link && link.length <= 2048 ? link : null;
}
