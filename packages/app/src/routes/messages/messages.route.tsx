import { mapValid } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type MessagesResults, MessagesScreen } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBackend } from '../../data/BackendContext';
import { type MessageStatus, messageKinds } from '../../data/Moderation';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { useRoles } from '../../data/useRoles';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/SessionContext';
import { toSecondFactorGuide } from '../../session/toSecondFactorGuide';
import { useShowToast } from '../../toasts/ToastProvider';
import { toMessageItem } from './toMessageItem';

/** The messages that people sent with the forms. The database returns them to operators only. */
export function Component() {
  const { id: userId, secondFactor } = useUser();
  const { t } = useTranslation(['moderation', 'report', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { messagesOf } = useBackend();
  const services = useMemo(() => messagesOf(userId), [messagesOf, userId]);
  const changes = useRef(Promise.resolve());
  const [parameters] = useSearchParams();
  const kind = messageKinds.find((each) => each === parameters.get('form')) ?? 'contact';
  const roles = useRoles(userId);
  const isOperator = roles.data?.includes('operator') ?? false;
  const messages = useQuery({
    queryKey: queryKeys.messages(userId, kind),
    queryFn: ({ signal }) => withDeadline((either) => services.listMessages(kind, either), signal),
    enabled: isOperator && secondFactor === 'verified',
  });

  return (
    <>
      <PageHead title={t('messages.title')} view={[t(`messages.kind.${kind}`)]} isIndexed={false} />
      <MessagesScreen
        title={t('messages.title')}
        tabs={{
          label: t('messages.title'),
          tabs: messageKinds.map((each) => ({
            label: t(`messages.kind.${each}`),
            href: paths.messagesOf(each),
            current: each === kind,
          })),
        }}
        announcement={announce()}
        results={toResults()}
      />
    </>
  );

  /** Sends the changes one after another, so that the last press decides. */
  function change(id: string, status: MessageStatus) {
    changes.current = changes.current.then(() => store(id, status));
  }

  async function store(id: string, status: MessageStatus) {
    try {
      await withDeadline((signal) => services.changeStatus(kind, id, status, signal));
    } catch {
      showToast({ title: t('common:toast.errorTitle'), description: t('messages.changeFailed'), tone: 'danger' });
    }
    invalidate(queryKeys.messages(userId, kind));
  }

  function announce(): string {
    if (!messages.data) return '';
    const count = messages.data.filter(({ status }) => status === 'open').length;
    return t('messages.count', { count, number: formatNumber(count, language) });
  }

  function toResults(): MessagesResults {
    const failed = roles.isError ? roles : messages.isError ? messages : undefined;
    if (failed) {
      return {
        state: 'failed',
        title: t('messages.failed'),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: failed.refetch,
      };
    }
    if (roles.data && !isOperator) return { state: 'empty', empty: { title: t('none.title'), text: t('none.text') } };
    if (isOperator && secondFactor !== 'verified') return { state: 'empty', empty: toSecondFactorGuide(t) };
    if (!messages.data) return { state: 'loading', label: t('common:loading') };
    if (!messages.data.length)
      return { state: 'empty', empty: { title: t('messages.empty'), text: t('messages.emptyText') } };
    return {
      state: 'ready',
      messages: mapValid(messages.data, (message) =>
        toMessageItem(message, { t, language, onChange: (status) => change(message.id, status) }),
      ),
    };
  }
}
