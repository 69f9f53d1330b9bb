import { withDeadline } from '@lively/machines';
import { ConfirmModal } from '@lively/ui';
import { PollScreen, type PollScreenPage } from '@lively/ui/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useBackend } from '../../data/BackendContext';
import { type NewPollOption, type OrganizedPoll, pollOptionLimits } from '../../data/Polls';
import { queryKeys } from '../../data/queryKeys';
import { isolateText } from '../../i18n/isolateText';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { SecretHead } from '../../navigation/SecretHead';
import { useUrlHere } from '../../navigation/useUrlHere';
import { lazyDialog } from '../../toasts/lazyDialog';
import { useShowToast } from '../../toasts/ToastProvider';
import { toPollCount, toPollOptions } from './toPollOptions';
import { useAbsentPoll } from './useAbsentPoll';
import { timeUntilClosed, useDeadline } from './useDeadline';
import { useLinkSharing } from './useLinkSharing';
import { usePollResult } from './usePollResult';
import { usePollTexts } from './usePollTexts';

/** Loaded with the first press. */
const AddOptionsDialog = lazyDialog(() => import('./AddOptionsDialog'));

const emptyPoll: OrganizedPoll = {
  id: '',
  token: '',
  generation: 1,
  closesAt: null,
  isClosed: false,
  hidesAnswers: false,
  showsAnswers: true,
  options: [],
  people: [],
  peopleCount: 0,
  me: null,
};

/** A poll for its organiser: the links, all answers, and the actions. */
export function Component() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const texts = usePollTexts();
  const { polls } = useBackend();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useShowToast();
  const shareLink = useLinkSharing();
  const urlHere = useUrlHere();
  const queryKey = queryKeys.organizedPoll(token);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => withDeadline((either) => polls.organizePoll(token, either), signal),
    refetchInterval: ({ state: { data } }) => timeUntilClosed(data),
  });
  const absent = useAbsentPoll(query);
  const poll = query.data;
  const result = usePollResult(poll ?? emptyPoll, poll?.token ?? '', texts);
  const [asked, setAsked] = useState<'renew' | 'delete'>();
  const [isBusy, setBusy] = useState(false);
  const [adding, setAdding] = useState<'choosing' | 'failed'>();
  const deadline = useDeadline(poll ?? emptyPoll, isBusy, (end) =>
    change((signal) => polls.endPoll(token, end, signal)),
  );

  return (
    <>
      <SecretHead />
      <PageHead title={t('organize.title')} isIndexed={false} image={null} />
      <PollScreen page={poll ? toReadyPage(poll) : absent} />
      {poll && adding && (
        <Suspense fallback={null}>
          <AddOptionsDialog
            poll={poll}
            isBusy={isBusy}
            hasFailed={adding === 'failed'}
            onAdd={(options) => void add(options)}
            onClose={() => setAdding(undefined)}
          />
        </Suspense>
      )}
      {poll && asked && (
        <ConfirmModal
          open
          title={t(`organize.ask.${asked}.title`)}
          description={t(`organize.ask.${asked}.text`)}
          labels={{
            confirm: t(`organize.ask.${asked}.confirm`),
            confirming: t(`organize.ask.${asked}.confirming`),
            cancel: t('organize.ask.cancel'),
            close: t('common:close'),
          }}
          tone={asked === 'delete' ? 'danger' : 'brand'}
          busy={isBusy}
          onConfirm={() => void (asked === 'delete' ? remove() : renew(poll))}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );

  function toReadyPage(shown: OrganizedPoll): PollScreenPage {
    const { isClosed } = shown;
    const canRemove = shown.options.length > pollOptionLimits.fewest;
    return {
      state: 'ready',
      title: t('organize.title'),
      lead: t(isClosed ? 'organize.leadClosed' : 'organize.lead'),
      notice: isClosed ? { title: t('closed.title'), text: t(result ? 'closed.text' : 'closed.undecided') } : undefined,
      result,
      options: toPollOptions(shown, texts, t).map((option) => ({
        ...option,
        remove:
          canRemove && !isClosed
            ? {
                label: t('organize.remove'),
                name: t('organize.removeOption', { title: isolateText(option.title) }),
                onSelect: () => void change((signal) => polls.removePollOption(token, option.id, signal)),
              }
            : undefined,
      })),
      count: toPollCount(shown, texts, t),
      add:
        isClosed || shown.options.length >= pollOptionLimits.most
          ? undefined
          : { label: t('organize.add.action'), onSelect: () => setAdding('choosing') },
      deadline: isClosed ? undefined : deadline,
      links: [
        shareLink('friends', urlHere(paths.poll(shown.token))),
        shareLink('organizer', urlHere(paths.pollOrganizer(token))),
      ],
      actions: [
        {
          id: 'end',
          label: t(isClosed ? 'organize.reopen' : 'organize.close'),
          busyLabel: isBusy && !asked ? t('organize.busy') : undefined,
          onSelect: () => void change((signal) => polls.endPoll(token, isClosed ? null : 'now', signal)),
        },
        { id: 'renew', label: t('organize.renew'), onSelect: () => setAsked('renew') },
        { id: 'delete', label: t('organize.delete'), tone: 'danger', onSelect: () => setAsked('delete') },
      ],
    };
  }

  /** Runs one change at a time, and shows the poll that the database returns. */
  async function change(
    send: (signal: AbortSignal) => Promise<OrganizedPoll>,
    onFailed = () =>
      showToast({ title: t('common:toast.errorTitle'), description: t('organize.failed'), tone: 'danger' }),
  ): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      queryClient.setQueryData(queryKey, await withDeadline(send));
      return true;
    } catch {
      onFailed();
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function add(options: readonly NewPollOption[]) {
    const isDone = await change(
      (signal) => polls.addPollOptions(token, options, signal),
      () => setAdding('failed'),
    );
    if (isDone) setAdding(undefined);
  }

  async function renew({ generation }: OrganizedPoll) {
    const isDone = await change((signal) => polls.renewPollLink(token, generation, signal));
    setAsked(undefined);
    if (isDone) showToast({ title: t('organize.renewed'), tone: 'success' });
  }

  async function remove() {
    setBusy(true);
    try {
      await withDeadline((signal) => polls.deletePoll(token, signal));
      showToast({ title: t('organize.deleted'), tone: 'success' });
      navigate(paths.home);
      queryClient.removeQueries({ queryKey });
    } catch {
      showToast({ title: t('common:toast.errorTitle'), description: t('organize.failed'), tone: 'danger' });
      setAsked(undefined);
    } finally {
      setBusy(false);
    }
  }
}
