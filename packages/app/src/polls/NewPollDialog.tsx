import { toFailure, withDeadline } from '@lively/machines';
import { NewPollModal } from '@lively/ui/screens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { type OrganizedPoll, pollOptionLimits } from '../data/Polls';
import { newLinkToken } from '../device/linkTokens';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { paths } from '../navigation/paths';
import { useUrlHere } from '../navigation/useUrlHere';
import { useUserId } from '../session/SessionContext';
import { useShareButton } from '../toasts/useShareButton';
import type { PollCandidate } from './toCandidates';
import { candidateId, useCandidateChoices } from './useCandidateChoices';

export interface NewPollDialogProps {
  /** Candidates without duplicates; the first are selected initially. */
  candidates: readonly PollCandidate[];
  /** The number of candidates that are selected initially. */
  chosenCount: number;
  onClose: () => void;
}

/** Creates a poll about some events, and shares its link at once. */
export default function NewPollDialog({ candidates, chosenCount, onClose }: NewPollDialogProps) {
  const { t } = useTranslation(['newPoll', 'common', 'taxonomy']);
  const language = useLanguage();
  const { polls } = useBackend();
  const userId = useUserId() ?? null;
  const toShare = useShareButton();
  const urlHere = useUrlHere();
  const toChoices = useCandidateChoices();
  const [state, setState] = useState<'choosing' | 'sending' | 'failed' | 'limited'>('choosing');
  const [made, setMade] = useState<{ poll: OrganizedPoll; organizerToken: string }>();
  // The same choice is the same poll: sending it again after a lost answer creates no second poll.
  const sent = useRef({ choice: '', token: '' });

  return (
    <NewPollModal
      open
      title={t('title')}
      text={t('text', { least: pollOptionLimits.fewest, most: pollOptionLimits.most })}
      options={toChoices(candidates)}
      chosen={candidates.slice(0, chosenCount).map(candidateId)}
      limits={pollOptionLimits}
      empty={candidates.length < pollOptionLimits.fewest ? t('empty') : undefined}
      labels={{
        options: t('options'),
        hides: t('hides'),
        submit: t('submit'),
        submitting: t('sending'),
        cancel: t('cancel'),
        close: t('common:close'),
        tooFew: t('tooFew'),
        chosen: (count) =>
          t('chosen', {
            count,
            number: formatNumber(count, language),
            most: formatNumber(pollOptionLimits.most, language),
          }),
      }}
      busy={state === 'sending'}
      failure={state === 'failed' ? t('failed') : state === 'limited' ? t('limited') : undefined}
      made={made && toMade(made)}
      onCreate={(ids, hidesAnswers) => void create(ids, hidesAnswers)}
      onClose={onClose}
    />
  );

  async function create(ids: readonly string[], hidesAnswers: boolean) {
    const choice = JSON.stringify([ids, hidesAnswers]);
    if (sent.current.choice !== choice) sent.current = { choice, token: newLinkToken() };
    const organizerToken = sent.current.token;
    const options = candidates
      .filter((candidate) => ids.includes(candidateId(candidate)))
      .map(({ event, day }) => ({ eventId: event.id, day }));
    setState('sending');
    try {
      const poll = await withDeadline((signal) =>
        polls.createPoll({ organizerToken, options, hidesAnswers, userId }, signal),
      );
      setMade({ poll, organizerToken });
      setState('choosing');
      await send(urlHere(paths.poll(poll.token)));
    } catch (error) {
      setState(toFailure(error).code === 'PT429' ? 'limited' : 'failed');
    }
  }

  /** Opens the share dialog of the device, if it has one; otherwise the link is a press away. */
  async function send(url: string) {
    if (!('share' in navigator)) return;
    await navigator.share({ url, title: t('share') }).catch(() => {});
  }

  function toMade({ poll, organizerToken }: NonNullable<typeof made>) {
    const url = urlHere(paths.poll(poll.token));
    return {
      title: t('ready.title'),
      text: t('ready.text'),
      url,
      share: toShare({ label: t('ready.share'), url, title: t('share') }),
      organize: { label: t('ready.organize'), href: paths.pollOrganizer(organizerToken) },
    };
  }
}
