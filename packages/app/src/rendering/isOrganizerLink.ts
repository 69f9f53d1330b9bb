import { withDeadline } from '@lively/machines';
import { isLinkToken } from '../device/linkTokens';
import { polls } from '../supabase/pollServices';

/**
 * Whether a token is that of an organiser's link.
 *
 * @throws Error if the backend does not answer.
 */
export async function isOrganizerLink(token: string): Promise<boolean> {
  if (!isLinkToken(token)) return false;
  return (await withDeadline((signal) => polls.organizePoll(token, signal))) !== null;
}
