import { parseEventId } from '@lively/engine';

/** Returns the id of an event in a path in its canonical form for links; null for an invalid id. */
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
