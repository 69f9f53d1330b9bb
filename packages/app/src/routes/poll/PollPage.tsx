import { createPollMachine, type PollFields, pollAnswers, withDeadline } from '@lively/machines';
import { PollScreen, type PollScreenPage } from '@lively/ui/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { Poll, PollReader } from '../../data/Polls';
import { RenderedPageContext } from '../../data/RenderedPage';
import { useEmitted } from '../../data/useEmitted';
import { answerTokens } from '../../device/answerTokens';
import { formatNumber } from '../../i18n/formatNumber';
import { placeElement } from '../../i18n/placeElement';
import { paths } from '../../navigation/paths';
import { useUrlHere } from '../../navigation/useUrlHere';
import { sendOrKeep } from '../../outbox/sendOrKeep';
import { pollKey } from '../../polls/usePoll';
import { useSession } from '../../session/SessionContext';
import { useShowToast } from '../../toasts/ToastProvider';
import { answererOf, type PollEntry } from './pollEntry';
import { toPollCount, toPollOptions } from './toPollOptions';
import { useLinkSharing } from './useLinkSharing';
import { usePollResult } from './usePollResult';
import { usePollTexts } from './usePollTexts';

interface PollPageProps {
  poll: Poll;
  reader: PollReader;
  /** This reader's answers that wait on the device for a network. */
  entry: PollEntry | undefined;
  /** This reader's answers that are not sent. Null if there are none. */
  draft: PollFields | null;
  /** Whether this reader has sent answers since the page was opened. */
  wasSent: boolean;
  /** Called with each change of the form. */
  onTyped: (fields: { name: string; answers: Readonly<Record<string, string>> }) => void;
  /** Called once this reader's answers are sent, or stored as a waiting entry. */
  onAnswered: () => void;
  /** Called if the poll has ended meanwhile, or should have. */
  onEnded: () => void;
}

/** The options of a poll, the leading option, and the reader's answers. */
export function PollPage({ poll, reader, entry, draft, wasSent, onTyped, onAnswered, onEnded }: PollPageProps) {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const texts = usePollTexts();
  const { polls } = useBackend();
  const queryClient = useQueryClient();
  const session = useSession();
  const showToast = useShowToast();
  const shareLink = useLinkSharing();
  const urlHere = useUrlHere();
  const result = usePollResult(poll, reader.token, texts);
  const rendered = useContext(RenderedPageContext)?.poll;
  const [attempt, setAttempt] = useState(0);

  const { token, answerToken, userId } = reader;
  const machine = useMemo(
    () =>
      createPollMachine({
        async sendAnswers(change, signal) {
          const ownToken = answerToken ?? (userId === null ? answerTokens.hold(poll.id) : null);
          const sender = { token, answerToken: ownToken, userId };
          const { change: id, ...value } = change;
          const owner = ownToken === null ? (userId ?? '') : '';
          const title = poll.options.find(({ event }) => event)?.event?.title ?? '';
          const read = queryClient.getQueryState(pollKey({ token, answerToken, userId }));
          await sendOrKeep(
            answererOf(sender),
            {
              kind: 'poll',
              id,
              owner,
              target: poll.id,
              title,
              value,
              before: poll.me,
              token,
              answerToken: ownToken,
            },
            async () => {
              const answered = await polls.answerPoll(sender, change, signal);
              queryClient.setQueryData(pollKey(sender), answered);
            },
          );
          // A guest who has answered uses a token from now on: the cached poll is copied to its key, for offline use.
          if (!queryClient.getQueryData(pollKey(sender)))
            queryClient.setQueryData(pollKey(sender), poll, { updatedAt: read?.dataUpdatedAt ?? Date.now() });
        },
      }),
    [polls, queryClient, token, answerToken, userId, poll],
  );
  const ownName = session.status === 'signedIn' ? (session.user.fullName ?? '').split(' ')[0] : '';
  const first = rendered?.fields ?? draft ?? entry?.value ?? poll.me ?? { name: ownName ?? '', answers: {} };
  const actor = useActorRef(machine, {
    input: {
      fields: first,
      isAnswered: (poll.me !== null || entry !== undefined) && !rendered?.problems && !draft,
      isClosed: poll.isClosed,
      timeLeft: poll.closesAt === null ? null : Date.parse(poll.closesAt) - Date.now(),
    },
  });
  const snapshot = useSelector(actor, (current) => current);
  useEmitted(actor, 'poll.answered', onAnswered);
  useEmitted(actor, 'poll.ended', onEnded);
  useEmitted(actor, 'poll.due', onEnded);

  return <PollScreen page={toPage()} />;

  function toPage(): PollScreenPage {
    return {
      state: 'ready',
      title: t('title'),
      lead: t(poll.isClosed ? 'leadClosed' : 'lead', {
        count: poll.options.length,
        number: formatNumber(poll.options.length, texts.language),
      }),
      notice: toNotice(),
      result,
      options: toPollOptions(poll, texts, t),
      count: toPollCount(poll, texts, t),
      form: snapshot.matches('ended') ? undefined : toForm(),
      links: toLinks(),
      withdraw:
        // Who has read the answers of the others stays among them.
        poll.me && !poll.isClosed && !poll.hidesAnswers && !entry
          ? { label: t('withdraw.action'), onSelect: () => void withdraw() }
          : undefined,
    };
  }

  function toNotice() {
    if (poll.isClosed) return { title: t('closed.title'), text: t(result ? 'closed.text' : 'closed.undecided') };
    return poll.closesAt ? { title: t('closesAt', { date: texts.formatInstant(poll.closesAt) }) } : undefined;
  }

  function toForm(): Extract<PollScreenPage, { state: 'ready' }>['form'] {
    const { context } = snapshot;
    const problems = { ...rendered?.problems, ...context.problems };
    const failure = context.failure?.code ?? rendered?.failure;
    return {
      state: snapshot.matches({ open: 'sending' })
        ? 'sending'
        : failure
          ? 'failed'
          : snapshot.matches({ open: 'answered' })
            ? entry
              ? 'waiting'
              : 'answered'
            : 'idle',
      values: first,
      errors: {
        name: problems.name && t(`problem.name.${problems.name}`),
        answers: problems.answers && t(`problem.answers.${problems.answers}`),
      },
      attempt,
      wasSent,
      hidden: { form: 'poll', ...(rendered && { answer: rendered.answerToken }) },
      texts: {
        name: { label: t('name.label'), note: t('common:mandatory'), hint: t('name.hint') },
        answers: pollAnswers.map((value) => ({ value, label: t(`answers.${value}`) })),
        answerFor: (title) => placeElement((value) => t('answerFor', { title: value }), title),
        submit: t(poll.me || entry ? 'submitAgain' : 'submit'),
        sending: t('sending'),
        failed: { title: t('failure.title'), text: t(failureKeyOf(failure)) },
        answered: { title: t('answered.title'), text: t('answered.text') },
        waiting: entry && { title: t('common:waits'), text: t('waitingText') },
      },
      onSubmit: ({ name, answers }) => {
        actor.send({
          type: 'poll.submitted',
          name,
          answers: answers as typeof context.fields.answers,
          change: crypto.randomUUID(),
        });
        setAttempt((others) => others + 1);
      },
      onEdit: (fields) => {
        onTyped(fields);
        actor.send({ type: 'poll.edited' });
      },
    };
  }

  function toLinks() {
    const friends = urlHere(paths.poll(reader.token));
    const own = reader.answerToken && urlHere(paths.pollAnswer(reader.token, reader.answerToken));
    return [
      ...(poll.me && own ? [shareLink('own', own)] : []),
      ...(poll.isClosed ? [] : [shareLink('friends', friends)]),
    ];
  }

  async function withdraw() {
    try {
      await withDeadline((signal) => polls.withdrawAnswers(reader, signal));
      answerTokens.forget(poll.id);
      await queryClient.invalidateQueries({ queryKey: ['polls', reader.token] });
      onAnswered();
      showToast({ title: t('withdraw.done'), tone: 'success' });
    } catch {
      showToast({ title: t('common:toast.errorTitle'), description: t('withdraw.failed'), tone: 'danger' });
    }
  }
}

function failureKeyOf(code: string | undefined) {
  if (code === 'PT429') return 'failure.limited';
  return code === 'PT409' ? 'failure.full' : 'failure.text';
}
