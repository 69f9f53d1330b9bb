import type { LivelyEvent } from '@lively/engine';
import { AddOptionsModal } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { type NewPollOption, type OrganizedPoll, pollOptionLimits } from '../../data/Polls';
import { useEventPages } from '../../data/useEventPages';
import { useMyEventList } from '../../data/useMyEventList';
import { useNow } from '../../data/useNow';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { maxCandidates, type PollCandidate, toCandidates } from '../../polls/toCandidates';
import { candidateId, useCandidateChoices } from '../../polls/useCandidateChoices';
import { useUserId } from '../../session/SessionContext';

export interface AddOptionsDialogProps {
  poll: OrganizedPoll;
  isBusy: boolean;
  hasFailed: boolean;
  onAdd: (options: readonly NewPollOption[]) => void;
  onClose: () => void;
}

/** Searches events to add to a poll. Before a search, it lists the favourites, and events in the city of the first option. */
export default function AddOptionsDialog({ poll, isBusy, hasFailed, onAdd, onClose }: AddOptionsDialogProps) {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const toChoices = useCandidateChoices();
  const favourites = useFavouriteEvents();
  const [text, setText] = useState('');
  /** The candidates selected before the last search, which stay in the list. */
  const [kept, setKept] = useState<readonly PollCandidate[]>([]);
  const first = poll.options.find(({ event }) => event)?.event;
  const city = text ? null : (first?.location.split(',')[0]?.trim() ?? null);
  const found = useEventPages({ ...eventQueryDefaults, text, city: city || null }, { pages: 1, userId: null });
  const events = found.data?.pages[0]?.events.map(({ event }) => event) ?? [];
  const candidates = list(text ? events : [...favourites, ...events]);
  const most = pollOptionLimits.most - poll.options.length;

  return (
    <AddOptionsModal
      open
      title={t('organize.add.title')}
      text={t('organize.add.text')}
      options={toChoices(candidates)}
      most={most}
      note={toNote()}
      labels={{
        search: t('organize.add.search'),
        find: t('organize.add.find'),
        options: t('organize.add.options'),
        submit: t('organize.add.submit'),
        submitting: t('organize.add.adding'),
        cancel: t('organize.add.cancel'),
        close: t('common:close'),
        tooFew: t('organize.add.tooFew'),
        chosen: (count) =>
          t('organize.add.chosen', {
            count,
            number: formatNumber(count, language),
            most: formatNumber(most, language),
          }),
      }}
      busy={isBusy}
      failure={hasFailed ? t('organize.add.failed') : undefined}
      onSearch={(next, chosen) => {
        setKept(candidates.filter((candidate) => chosen.includes(candidateId(candidate))));
        setText(next);
      }}
      onAdd={(ids) =>
        onAdd(
          candidates
            .filter((candidate) => ids.includes(candidateId(candidate)))
            .map(({ event, day }) => ({ eventId: event.id, day })),
        )
      }
      onClose={onClose}
    />
  );

  function list(others: readonly LivelyEvent[]): PollCandidate[] {
    const known = new Set([
      ...poll.options.flatMap(({ event, day }) => (event ? [candidateId({ event, day })] : [])),
      ...kept.map(candidateId),
    ]);
    const fresh = toCandidates(others, now).filter((candidate) => !known.has(candidateId(candidate)));
    return [...kept, ...fresh].slice(0, maxCandidates);
  }

  function toNote(): string | undefined {
    if (found.isError) return t('organize.add.unread');
    if (found.isPending || found.isPlaceholderData) return t('organize.add.loading');
    return candidates.length === kept.length ? t('organize.add.none') : undefined;
  }
}

/** Returns the user's favourites; empty for a visitor. */
function useFavouriteEvents(): readonly LivelyEvent[] {
  const userId = useUserId();
  const { data } = useMyEventList(userId ?? '', 'favourites');
  return userId === undefined ? [] : (data ?? []);
}
