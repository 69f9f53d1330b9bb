import { type TagPreferencesEvent, visibleSuggestions } from '@lively/machines';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { useLazyActor } from '../data/useLazyActor';
import { isolateText } from '../i18n/isolateText';
import { useShowToast } from '../toasts/ToastProvider';
import { useTagName } from './useTagName';

interface KnownTags {
  /** The stored tags. */
  saved: readonly string[];
  /** The suggested tags, the best first. */
  suggestions: readonly string[];
}

interface TagPreferences {
  tags: readonly string[];
  /** Undefined until they are known. */
  suggestions: readonly string[] | undefined;
  add: (tag: string) => void;
  remove: (tag: string) => void;
  dismiss: (tag: string) => void;
}

const loadTagPreferencesActor = () => import('./tagPreferencesActor');

/**
 * Manages the tags of a user, changed one by one, and suggestions. Each change shows a toast.
 *
 * @param known - Memoised; undefined until it is read.
 */
export function useTagPreferences(userId: string, known: KnownTags | undefined): TagPreferences {
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const toTagName = useTagName();
  const { tagsOf } = useBackend();
  const [first, setFirst] = useState(known);
  if (!first && known) setFirst(known);
  const input = useMemo(
    () => (first ? { services: tagsOf(userId), savedTags: first.saved, suggestions: first.suggestions } : null),
    [first, tagsOf, userId],
  );
  const { snapshot, send } = useLazyActor(loadTagPreferencesActor, input, {
    on: {
      'tag.saved': ({ change: { tag, liked } }) => {
        const description = t(liked ? 'tag.addedText' : 'tag.removedText', { name: isolateText(toTagName(tag)) });
        showToast({ title: t(liked ? 'tag.added' : 'tag.removed'), description, tone: 'success' });
        invalidate(queryKeys.interests(userId));
      },
      'tag.failed': ({ change: { liked } }) => fail(liked),
    },
    onUnavailable: () => fail(true),
  });
  const shownTags = snapshot?.context.shownTags ?? first?.saved ?? [];

  const sync = useEffectEvent(({ saved, suggestions }: KnownTags) => {
    send({ type: 'suggestions.found', tags: suggestions });
    // The tags changed elsewhere: the machine reads the stored tags, which are newer.
    if (!isSame(saved, shownTags)) send({ type: 'tags.synced' });
  });
  useEffect(() => {
    if (known && known !== first) sync(known);
  }, [known, first]);

  const sendTag = (type: Extract<TagPreferencesEvent, { tag: string }>['type']) => (tag: string) => send({ type, tag });
  return {
    tags: shownTags,
    suggestions: snapshot ? visibleSuggestions(snapshot.context) : first?.suggestions,
    add: sendTag('tag.added'),
    remove: sendTag('tag.removed'),
    dismiss: sendTag('suggestion.dismissed'),
  };

  function fail(isAdding: boolean) {
    const description = t(isAdding ? 'tag.addFailed' : 'tag.removeFailed');
    showToast({ title: t('common:toast.errorTitle'), description, tone: 'danger' });
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
