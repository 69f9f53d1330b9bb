import { withDeadline } from '@lively/machines';
import { isLinkToken } from '../device/linkTokens';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { polls } from '../supabase/pollServices';
import type { PollShare } from './Renderer';
import { readTexts } from './readTexts';
import { renderPoster } from './renderPoster';

const maxPosters = 4;

/**
 * Reads the data of a poll's share picture: its posters, and no answers. Null without a poll.
 *
 * @param token - The token of the friends' link.
 * @throws Error if the backend does not answer.
 */
export async function readPollShare(token: string, language: Language): Promise<PollShare | null> {
  if (!isLinkToken(token)) return null;
  const poll = await withDeadline((signal) => polls.readPoll({ token, answerToken: null, userId: null }, signal));
  const events = poll?.options.flatMap(({ event }) => event ?? []) ?? [];
  if (!events.length) return null;
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['poll']);
  const t = i18n.getFixedT<'poll'>(language, 'poll');
  return {
    title: t('share'),
    posters: events.slice(0, maxPosters).map(renderPoster),
  };
}
