import { addDays } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import type { PollScreenPage } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizedPoll } from '../../data/Polls';
import { useNow } from '../../data/useNow';
import { formatZonedTime } from '../../i18n/formatZonedTime';
import { offsetAt } from '../../i18n/offsetAt';
import { useShowToast } from '../../toasts/ToastProvider';
import { usePollTexts } from './usePollTexts';

type Deadline = NonNullable<Extract<PollScreenPage, { state: 'ready' }>['deadline']>;

/** The latest end that the database accepts, in days from now: two years. */
const maxDays = 730;

/**
 * Manages the form for the end of a poll, in the time zone of Paris.
 *
 * @param setEnd - Stores an end, or its removal. Resolves to whether it is stored.
 */
export function useDeadline(
  { closesAt }: Pick<OrganizedPoll, 'closesAt'>,
  isBusy: boolean,
  setEnd: (end: Date | null) => Promise<boolean>,
): Deadline {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const { formatInstant } = usePollTexts();
  const now = useNow();
  const showToast = useShowToast();
  const [problem, setProblem] = useState<'past' | 'required'>();
  const [attempt, setAttempt] = useState(0);
  const today = toMoment(now).date;
  return {
    title: t('organize.deadline.title'),
    text: closesAt ? t('organize.deadline.at', { date: formatInstant(closesAt) }) : t('organize.deadline.none'),
    value: closesAt ? toMoment(Date.parse(closesAt)) : { date: '', time: '' },
    firstDay: today,
    lastDay: addDays(today, maxDays) ?? today,
    labels: {
      date: t('organize.deadline.date'),
      time: t('organize.deadline.time'),
      required: t('common:mandatory'),
      submit: t(closesAt ? 'organize.deadline.change' : 'organize.deadline.submit'),
      submitting: t('organize.busy'),
    },
    error: problem && t(`organize.deadline.${problem}`),
    attempt,
    busy: isBusy,
    onSet: ({ date, time }) => void set(date, time),
    remove: closesAt ? { label: t('organize.deadline.remove'), onSelect: () => void remove() } : undefined,
  };

  async function set(date: string, time: string) {
    const end = date && time ? Date.parse(formatZonedTime(date, time, defaultTimeZone)) : null;
    const isPossible = end !== null && end > Date.now() && end < Date.now() + maxDays * 864e5;
    const found = end === null ? 'required' : isPossible ? undefined : 'past';
    setProblem(found);
    setAttempt((others) => others + 1);
    if (end === null || found) return;
    if (await setEnd(new Date(end))) showToast({ title: t('organize.deadline.set'), tone: 'success' });
  }

  async function remove() {
    setProblem(undefined);
    if (await setEnd(null)) showToast({ title: t('organize.deadline.removed'), tone: 'success' });
  }
}

/** Returns the day and the time in the time zone of Paris. */
function toMoment(instant: number): { date: string; time: string } {
  const offset = offsetAt(instant, defaultTimeZone);
  const [date = '', time = ''] = new Date(instant + Date.parse(`1970-01-01T00:00:00${invert(offset)}`))
    .toISOString()
    .split('T');
  return { date, time: time.slice(0, 5) };
}

/** Inverts the offset, to convert local midnight of 1970 to UTC. */
const invert = (offset: string) => (offset.startsWith('-') ? '+' : '-') + offset.slice(1);

const maxDelay = 2 ** 31 - 1;

/** Returns the milliseconds until an open poll must be refetched because its end has come; false without an end. */
export function timeUntilClosed(poll: Pick<OrganizedPoll, 'closesAt' | 'isClosed'> | null | undefined): number | false {
  if (!poll?.closesAt || poll.isClosed) return false;
  // The clocks of device and database may differ.
  return Math.min(Math.max(Date.parse(poll.closesAt) - Date.now() + 1000, 5000), maxDelay);
}
