import { nextTiming } from '@lively/engine';
import type { PollChoice } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { toPlace } from '../events/toEventItem';
import { toTitle } from '../events/toTitle';
import { formatLongDate, formatShortDate } from '../i18n/formatDate';
import { isolateText } from '../i18n/isolateText';
import { useLanguage } from '../i18n/useLanguage';
import type { PollCandidate } from './toCandidates';

/** Returns the id of a candidate within its list. */
export const candidateId = ({ event, day }: PollCandidate) => `${event.id} ${day ?? ''}`;

/** Returns the labels of candidates for the list of checkboxes. */
export function useCandidateChoices(): (candidates: readonly PollCandidate[]) => PollChoice[] {
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const language = useLanguage();
  const now = useNow();
  const year = new Date(now).toISOString().slice(0, 4);
  return (candidates) =>
    candidates.map((candidate) => ({
      id: candidateId(candidate),
      label: toLabel(candidate, candidates),
      hint: toHint(candidate),
    }));

  /** Adds the day if the event has several candidates. */
  function toLabel({ event, day }: PollCandidate, candidates: readonly PollCandidate[]): string {
    const title = toTitle(event, tCommon);
    const isOnce = candidates.filter((other) => other.event.id === event.id).length === 1;
    return isOnce || !day ? title : `${isolateText(title)} · ${formatShortDate(day, language, year)}`;
  }

  function toHint({ event, day }: PollCandidate): string {
    const timing = nextTiming(event, now);
    const time = timing?.date === day ? timing?.time : null;
    return [[day && formatLongDate(day, language, year), time].filter(Boolean).join(', '), toPlace(event, tCommon)]
      .filter(Boolean)
      .join(' · ');
  }
}
