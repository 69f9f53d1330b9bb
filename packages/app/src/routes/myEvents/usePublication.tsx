import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import type { Decision } from '../../data/Moderation';
import { queryKeys } from '../../data/queryKeys';
import { useInvalidate } from '../../data/useInvalidate';
import { lazyDialog } from '../../toasts/lazyDialog';
import { useShowToast } from '../../toasts/ToastProvider';

/** Loaded with the first appeal. */
const AppealDialog = lazyDialog(() => import('./AppealDialog'));

interface PublicationActions {
  onPublish: (event: LivelyEvent, publication: 'draft' | 'published') => void;
  onAppeal: (decision: Decision) => void;
  /** The form of an appeal, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Manages the publication of a creator's events: publish, unpublish, appeal against a decision. */
export function usePublication(userId: string): PublicationActions {
  const { t } = useTranslation(['myEvents', 'report', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { publicationOf } = useBackend();
  const services = useMemo(() => publicationOf(userId), [publicationOf, userId]);
  const [contested, setContested] = useState<Decision>();

  const refresh = useCallback(() => {
    invalidate(queryKeys.events);
    invalidate(queryKeys.myEvents(userId));
  }, [invalidate, userId]);

  const onPublish = useCallback(
    async ({ id }: LivelyEvent, publication: 'draft' | 'published') => {
      try {
        await withDeadline((signal) => services.changePublication(id, publication, signal));
        showToast({ title: t(publication === 'draft' ? 'unpublished' : 'published'), tone: 'success' });
      } catch {
        showToast({ title: t('common:toast.errorTitle'), description: t('publishFailed'), tone: 'danger' });
      }
      refresh();
    },
    [services, showToast, t, refresh],
  );

  async function send(decision: Decision, text: string) {
    await withDeadline((signal) => services.sendAppeal(decision.id, text, signal));
    setContested(undefined);
    showToast({ title: t('appeal.sentTitle'), description: t('appeal.sentText'), tone: 'success' });
    refresh();
  }

  return {
    onPublish,
    onAppeal: setContested,
    dialog: contested && (
      <Suspense fallback={null}>
        <AppealDialog send={(text) => send(contested, text)} onClose={() => setContested(undefined)} />
      </Suspense>
    ),
  };
}
