import { parseEventId } from '@lively/engine';

/** The id of an event in a path, as it is written in links; null for what is the id of no event. */
export function toCanonicalId(encoded: string): string | null {
  const id = parseEventId(decode(encoded));
  if (!id) return null;
  return id.kind === 'uuid' ? id.id : String(id.value);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
