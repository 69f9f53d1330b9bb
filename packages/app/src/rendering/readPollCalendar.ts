import { withDeadline } from '@lively/machines';
import { toCalendarFile } from '../calendar/toCalendarFile';
import { toFileName } from '../calendar/toFileName';
import { isLinkToken } from '../device/linkTokens';
import type { Language } from '../i18n/languages';
import { paths } from '../navigation/paths';
import { tallyPoll } from '../polls/tallyPoll';
import { polls } from '../supabase/pollServices';
import { followedUrl } from './followedUrl';
import type { PollCalendar } from './Renderer';

/**
 * Reads the calendar file with the result of a closed poll. Null without a poll, a result, or while it is open.
 *
 * @param token - The token of the friends' link.
 * @param now - Milliseconds since 1970.
 * @throws Error if the backend does not answer.
 */
export async function readPollCalendar(token: string, language: Language, now: number): Promise<PollCalendar | null> {
  if (!isLinkToken(token)) return null;
  const poll = await withDeadline((signal) => polls.readPoll({ token, answerToken: null, userId: null }, signal));
  const event = poll?.isClosed ? tallyPoll(poll).leader?.event : null;
  const file = event && toCalendarFile(event, followedUrl(paths.event(event.id), language), now);
  return file ? { name: toFileName(event.title), file } : null;
}
