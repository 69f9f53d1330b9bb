import { type LivelyEvent, mapValid } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type ModerationResults, ModerationScreen } from '@lively/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { DecidedPublication, DecisionToSave } from '../../data/Moderation';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { useNow } from '../../data/useNow';
import { useRoles } from '../../data/useRoles';
import { toTitle } from '../../events/toTitle';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { toSecondFactorGuide } from '../../session/toSecondFactorGuide';
import { useShowToast } from '../../toasts/ToastProvider';
import { DecisionDialog } from './DecisionDialog';
import { RestoreDialog } from './RestoreDialog';
import { toCaseItem } from './toCaseItem';

const rules = ['read', 'facts', 'least', 'reporter', 'appeal'] as const;

/** The events that await a moderator. The database returns none to other users. */
export function Component() {
  const { id: userId, secondFactor } = useUser();
  const { t } = useTranslation(['moderation', 'report', 'common', 'taxonomy']);
  const { t: tCommon } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { moderationOf } = useBackend();
  const services = useMemo(() => moderationOf(userId), [moderationOf, userId]);
  const roles = useRoles(userId);
  const isModerator = roles.data?.includes('moderator') ?? false;
  const [asked, setAsked] = useState<{ event: LivelyEvent; publication: DecidedPublication }>();
  const [isRestoring, setIsRestoring] = useState(false);
  const cases = useQuery({
    queryKey: queryKeys.moderation(userId),
    queryFn: ({ signal }) => withDeadline(services.listCases, signal),
    enabled: isModerator && secondFactor === 'verified',
  });

  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ModerationScreen
        title={t('title')}
        lead={t('lead')}
        rules={{ label: t('rules.label'), items: rules.map((rule) => t(`rules.${rule}`)) }}
        announcement={announce()}
        results={toResults()}
      />
      {asked && <DecisionDialog publication={asked.publication} send={decide} onClose={() => setAsked(undefined)} />}
      {isRestoring && <RestoreDialog send={restore} onClose={() => setIsRestoring(false)} />}
    </>
  );

  async function decide(decision: Omit<DecisionToSave, 'eventId'>) {
    if (!asked) return;
    await withDeadline((signal) => services.decide({ ...decision, eventId: asked.event.id }, signal));
    setAsked(undefined);
    showToast({ title: t('decided.title'), description: t('decided.text'), tone: 'success' });
    invalidate(queryKeys.moderation(userId));
    invalidate(queryKeys.events);
  }

  async function restore(statement: string) {
    const count = await withDeadline((signal) => services.restoreReported(statement, signal));
    setIsRestoring(false);
    const title = t('restore.done', { count, number: formatNumber(count, language) });
    showToast({ title, description: t('decided.text'), tone: 'success' });
    invalidate(queryKeys.moderation(userId));
    invalidate(queryKeys.events);
  }

  function announce(): string {
    const count = cases.data?.length;
    return count ? t('count', { count, number: formatNumber(count, language) }) : '';
  }

  function toResults(): ModerationResults {
    const failed = roles.isError ? roles : cases.isError ? cases : undefined;
    if (failed) {
      return {
        state: 'failed',
        title: t('failed.title'),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: failed.refetch,
      };
    }
    if (roles.data && !isModerator) return { state: 'empty', empty: { title: t('none.title'), text: t('none.text') } };
    if (isModerator && secondFactor !== 'verified') return { state: 'empty', empty: toSecondFactorGuide(t) };
    if (!cases.data) return { state: 'loading', label: t('common:loading') };
    if (!cases.data.length) return { state: 'empty', empty: { title: t('empty.title'), text: t('empty.text') } };
    const titleOf = (event: LivelyEvent) => toTitle(event, tCommon);
    const onDecide = (event: LivelyEvent, publication: DecidedPublication) => setAsked({ event, publication });
    const waiting = cases.data.filter(({ publication }) => publication === 'waiting');
    return {
      state: 'ready',
      cases: mapValid(cases.data, (each) => toCaseItem(each, { t, language, now, titleOf, onDecide })),
      // A single event is decided on individually.
      restore:
        waiting.length > 1
          ? { text: t('restore.text'), label: t('restore.action'), onSelect: () => setIsRestoring(true) }
          : undefined,
    };
  }
}
