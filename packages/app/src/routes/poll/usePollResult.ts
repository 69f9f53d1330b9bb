import { safeHttpsUrl } from '@lively/engine';
import type { PollResult } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSaveToCalendar } from '../../calendar/useSaveToCalendar';
import type { Poll } from '../../data/Polls';
import { localizePath, paths } from '../../navigation/paths';
import { type PollTextOptions, toPollResult } from './toPollOptions';

/**
 * Returns the result of a poll; once the poll is closed, with its calendar file and its tickets.
 *
 * @param token - The token of the friends' link.
 */
export function usePollResult(poll: Poll, token: string, texts: PollTextOptions): PollResult | undefined {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const { language } = texts;
  const saveToCalendar = useSaveToCalendar(t('calendarFailed'));
  const result = toPollResult(poll, texts, t);
  if (!result) return undefined;
  const { day, event } = result.option;
  if (!poll.isClosed || !event) return result.texts;
  const ticket = safeHttpsUrl(event.ticketUrl);
  return {
    ...result.texts,
    calendar: day
      ? {
          label: t('calendar'),
          href: localizePath(paths.pollCalendar(token), language),
          onSelect: () => saveToCalendar(event),
        }
      : undefined,
    ticket: ticket ? { label: t('ticket'), href: ticket, newTabLabel: t('newTab') } : undefined,
  };
}
