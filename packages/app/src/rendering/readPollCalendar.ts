import { withDeadline } from '@lively/machines';
import { toCalendarFile } from '../calendar/toCalendarFile';
import { toFileName } from '../calendar/toFileName';
import { isLinkToken } from '../device/linkTokens';
import type { Language } from '../i18n/languages';
import { absoluteUrl } from '../navigation/absoluteUrl';
import { paths } from '../navigation/paths';
import { tallyPoll } from '../polls/tallyPoll';
import { polls } from '../supabase/pollServices';
import type { PollCalendar } from './Renderer';

/**
 * The calendar file of what a closed poll has chosen. Null without a poll, while it is open, and where nothing was chosen.
 *
 * @param token - Of the friends' link.
 * @param now - Milliseconds since 1970.
 * @throws Error when the backend does not answer.
 */
export async function readPollCalendar(token: string, language: Language, now: number): Promise<PollCalendar | null> {
  if (!isLinkToken(token)) return null;
  const poll = await withDeadline((signal) => polls.readPoll({ token, answerToken: null, userId: null }, signal));
  const event = poll?.isClosed ? tallyPoll(poll).leader?.event : null;
  const file = event && toCalendarFile(event, absoluteUrl(paths.event(event.id), language), now);
  return file ? { name: toFileName(event.title), file } : null;
}
