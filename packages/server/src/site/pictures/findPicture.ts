import type { EventId } from '@lively/engine';
import type { PublicBackend } from '../PublicBackend.ts';

/**
 * Finds the URL of the picture of a public event; null if the event does not exist, or has no picture.
 *
 * @throws Error when the backend does not answer.
 */
export async function findPicture({ url, publishableKey, fetch }: PublicBackend, id: EventId): Promise<string | null> {
  // Sends the request as a visitor: row-level security omits drafts, and events that moderators hid or removed.
  const request = new Request(`${url}/rest/v1/events?select=image&id=eq.${id}`, {
    headers: { apikey: publishableKey },
  });
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`The backend answered ${answer.status} to a question about a picture.`);
  const rows: { image: string | null }[] = await answer.json();
  return rows[0]?.image ?? null;
}
