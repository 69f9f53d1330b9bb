import { withDeadline } from '@lively/machines';
import { type OperationsResults, OperationsScreen } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { StaffRole } from '../../data/Moderation';
import type { StaffMember } from '../../data/Operations';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { useRoles } from '../../data/useRoles';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { toSecondFactorGuide } from '../../session/toSecondFactorGuide';
import { useShowToast } from '../../toasts/ToastProvider';
import { checkHealth } from './checkHealth';
import { GiveRoleDialog } from './GiveRoleDialog';
import { TakeRoleDialog } from './TakeRoleDialog';
import { toOperationsContent } from './toOperationsContent';

/** The page on which operators watch and manage the site. The database returns nothing to other users. */
export function Component() {
  const { id: userId, secondFactor } = useUser();
  const { t } = useTranslation('operations');
  const { t: tStaff } = useTranslation(['moderation', 'report', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { operationsOf } = useBackend();
  const services = useMemo(() => operationsOf(userId), [operationsOf, userId]);
  const roles = useRoles(userId);
  const isOperator = roles.data?.includes('operator') ?? false;
  const [isGiving, setIsGiving] = useState(false);
  const [asked, setAsked] = useState<StaffMember>();
  const [isRetrying, setIsRetrying] = useState(false);
  const operations = useQuery({
    queryKey: queryKeys.operations(userId),
    queryFn: ({ signal }) => withDeadline(services.readOperations, signal),
    enabled: isOperator && secondFactor === 'verified',
  });

  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <OperationsScreen title={t('title')} lead={t('lead')} announcement={announce()} results={toResults()} />
      {isGiving && (
        <GiveRoleDialog
          give={(address: string, role: StaffRole) =>
            withDeadline((signal) => services.giveRole(address, role, signal))
          }
          onGiven={(outcome) => {
            setIsGiving(false);
            showToast({ title: t(`give.done.${outcome}`), tone: 'success' });
            refresh();
          }}
          onClose={() => setIsGiving(false)}
        />
      )}
      {asked && (
        <TakeRoleDialog
          member={asked}
          isOwn={asked.userId === userId}
          take={() => withDeadline((signal) => services.takeRole(asked.userId, asked.role, signal))}
          onTaken={() => {
            setAsked(undefined);
            showToast({ title: t('take.done'), tone: 'success' });
            refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );

  function refresh() {
    invalidate(queryKeys.operations(userId));
    invalidate(queryKeys.roles(userId));
  }

  async function retry() {
    if (isRetrying) return;
    setIsRetrying(true);
    try {
      const count = await withDeadline(services.retryFailedMails);
      showToast({ title: t('mails.retried', { count, number: formatNumber(count, language) }), tone: 'success' });
    } catch {
      showToast({ title: t('mails.retryFailed'), tone: 'danger' });
    }
    setIsRetrying(false);
    invalidate(queryKeys.operations(userId));
  }

  function announce(): string {
    if (!operations.data) return '';
    const count = checkHealth(operations.data).filter(({ state }) => state === 'warning').length;
    return count ? t('warnings', { count, number: formatNumber(count, language) }) : t('noWarnings');
  }

  function toResults(): OperationsResults {
    const failed = roles.isError ? roles : operations.isError ? operations : undefined;
    if (failed) {
      return {
        state: 'failed',
        title: t('failed'),
        text: tStaff('failed.text'),
        retryLabel: tStaff('common:retry'),
        onRetry: failed.refetch,
      };
    }
    const isRefused = operations.data === null && isOperator;
    if ((roles.data && !isOperator) || isRefused)
      return { state: 'empty', empty: { title: tStaff('none.title'), text: tStaff('none.text') } };
    if (isOperator && secondFactor !== 'verified') return { state: 'empty', empty: toSecondFactorGuide(tStaff) };
    if (!operations.data) return { state: 'loading', label: tStaff('common:loading') };
    return {
      state: 'ready',
      content: toOperationsContent(operations.data, {
        t,
        language,
        isRetrying,
        onRetry: () => void retry(),
        onGive: () => setIsGiving(true),
        onTake: setAsked,
      }),
    };
  }
}
