import { toFailure, withDeadline } from '@lively/machines';
import { toCalendarEntries } from '../calendar/toCalendarEntries';
import { toCalendar } from '../calendar/toCalendarFile';
import { isLinkToken } from '../device/linkTokens';
import { toStatedTitle } from '../events/toStatedTitle';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { paths } from '../navigation/paths';
import { readPrivateCalendar } from '../supabase/readPrivateCalendar';
import { followedUrl } from './followedUrl';
import type { RenderedCalendar } from './Renderer';
import { readTexts } from './readTexts';

/**
 * Renders a token's private calendar as an iCalendar file (RFC 5545): its owner's favourites, or a saved search.
 *
 * @param headers - Contain the reader's address for the backend.
 * @throws Error if the backend does not answer.
 */
export async function renderCalendar(
  token: string,
  language: Language,
  headers: Readonly<Record<string, string>>,
): Promise<RenderedCalendar> {
  if (!isLinkToken(token)) return { status: 404 };
  try {
    const found = await withDeadline((signal) => readPrivateCalendar(token, headers, signal));
    if (found === null) return { status: 404 };
    const i18n = await readTexts(language);
    await loadNamespaces(i18n, ['calendar', 'taxonomy']);
    const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
    const entries = toCalendarEntries(found.events, {
      titleOf: (event) => toStatedTitle(event, t),
      urlOf: ({ id }) => followedUrl(paths.event(id), language),
    });
    const tCalendar = i18n.getFixedT<'calendar'>(language, 'calendar');
    const name =
      found.searchName === null ? tCalendar('private.name') : `${import.meta.env.SITE_NAME} · ${found.searchName}`;
    return { status: 200, calendar: toCalendar(entries, name) };
  } catch (error) {
    if (toFailure(error).code === 'PT429') return { status: 429 };
    throw error;
  }
}
