import type { EventId } from '@lively/engine';
import type { PublicBackend } from '../PublicBackend.ts';

/**
 * The URL of the picture of an event that every visitor may read; null where there is no such event, or it has no picture.
 *
 * @throws Error when the backend does not answer.
 */
export async function findPicture({ url, publishableKey, fetch }: PublicBackend, id: EventId): Promise<string | null> {
  // As a visitor: row level security leaves out drafts, and what moderators hid or removed.
  const request = new Request(`${url}/rest/v1/events?select=image&id=eq.${id}`, {
    headers: { apikey: publishableKey },
  });
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`The backend answered ${answer.status} to a question about a picture.`);
  const rows: { image: string | null }[] = await answer.json();
  return rows[0]?.image ?? null;
}
