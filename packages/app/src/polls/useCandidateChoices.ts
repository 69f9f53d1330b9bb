import { nextTiming } from '@lively/engine';
import type { PollChoice } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { contentLanguage } from '../events/contentLanguage';
import { toPlace } from '../events/toEventItem';
import { toTitle } from '../events/toTitle';
import { formatLongDate, formatShortDate, toYear } from '../i18n/formatDate';
import { useLanguage } from '../i18n/useLanguage';
import type { PollCandidate } from './toCandidates';

/** Returns the id of a candidate within its list. */
export const candidateId = ({ event, day }: PollCandidate) => `${event.id} ${day ?? ''}`;

/** Returns the labels of candidates for the list of checkboxes. */
export function useCandidateChoices(): (candidates: readonly PollCandidate[]) => PollChoice[] {
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const language = useLanguage();
  const now = useNow();
  const year = toYear(now);
  return (candidates) =>
    candidates.map((candidate) => ({
      id: candidateId(candidate),
      title: toTitle(candidate.event, tCommon),
      contentLanguage: contentLanguage(language),
      day: toDay(candidate, candidates),
      hint: toHint(candidate),
    }));

  /** Returns the day if the event has several candidates. */
  function toDay({ event, day }: PollCandidate, candidates: readonly PollCandidate[]): string | undefined {
    const isOnce = candidates.filter((other) => other.event.id === event.id).length === 1;
    return isOnce || !day ? undefined : formatShortDate(day, language, year);
  }

  function toHint({ event, day }: PollCandidate): string {
    const timing = nextTiming(event, now);
    const time = timing?.date === day ? timing?.time : null;
    return [[day && formatLongDate(day, language, year), time].filter(Boolean).join(', '), toPlace(event, tCommon)]
      .filter(Boolean)
      .join(' · ');
  }
}
