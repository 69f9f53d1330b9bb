import { toFailure, withDeadline } from '@lively/machines';
import { SaveSearchModal } from '@lively/ui/screens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { maxSearchNameLength } from '../data/SavedSearches';
import { useInvalidate } from '../data/useInvalidate';
import { paths } from '../navigation/paths';
import { type ExploreState, formatExploreState, toEventQuery } from '../search/exploreState';
import { useShowToast } from '../toasts/ToastProvider';
import { useSavedSearches } from './useSavedSearches';
import { useWeeklyMail } from './useWeeklyMail';

interface SaveSearchDialogProps {
  userId: string;
  state: ExploreState;
  /** The suggested name. */
  name: string;
  onClose: () => void;
}

/** Asks for a name, and saves the search under it. */
export default function SaveSearchDialog({ userId, state, name, onClose }: SaveSearchDialogProps) {
  const { t } = useTranslation(['searches', 'common']);
  const { searchesOf } = useBackend();
  const invalidate = useInvalidate();
  const showToast = useShowToast();
  const [sending, setSending] = useState<'idle' | 'busy' | 'failed' | 'full'>('idle');
  // Offered once, with the first search.
  const { query } = useSavedSearches(userId);
  const { wanted } = useWeeklyMail(userId);
  const isOffered = wanted === false && query.data?.length === 0;
  // Sending it again after a lost answer creates no second search.
  const id = useRef(crypto.randomUUID());

  return (
    <SaveSearchModal
      title={t('save.title')}
      description={t('save.text')}
      name={name.slice(0, maxSearchNameLength) || t('save.proposed')}
      weekly={isOffered ? { label: t('weekly.label'), hint: t('weekly.hint') } : undefined}
      labels={{
        name: t('save.name'),
        note: t('common:mandatory'),
        required: t('save.required'),
        submit: t('save.submit'),
        submitting: t('save.submitting'),
        cancel: t('save.cancel'),
        close: t('common:close'),
      }}
      maxLength={maxSearchNameLength}
      busy={sending === 'busy'}
      failure={sending === 'failed' || sending === 'full' ? t(`save.${sending}`) : undefined}
      onSave={(chosen, wantsMail) => void save(chosen, wantsMail)}
      onClose={onClose}
    />
  );

  async function save(chosen: string, wantsMail: boolean) {
    setSending('busy');
    // The first page and the filters are saved, without the line.
    const kept = { ...state, pages: 1, markedLine: '', view: 'list' } as const;
    const query = formatExploreState(kept).toString();
    try {
      const answer = await withDeadline((signal) =>
        searchesOf(userId).saveSearch({ id: id.current, name: chosen, query, filters: toEventQuery(kept) }, signal),
      );
      if (wantsMail) await withDeadline((signal) => searchesOf(userId).changeWeeklyMail(true, signal));
      invalidate(queryKeys.searches(userId));
      invalidate(queryKeys.weeklyMail(userId));
      showToast({
        title: t('save.savedTitle'),
        description: answer === 'known' ? t('save.known') : t('save.savedText'),
        tone: answer === 'known' ? 'neutral' : 'success',
        action: { label: t('save.see'), href: paths.myEventsTab('searches') },
      });
      onClose();
    } catch (error) {
      setSending(toFailure(error).code === 'PT409' ? 'full' : 'failed');
    }
  }
}
