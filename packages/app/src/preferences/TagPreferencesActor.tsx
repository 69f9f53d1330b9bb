import {
  createTagPreferencesMachine,
  type TagChange,
  type TagPreferencesEvent,
  visibleSuggestions,
} from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { deadline } from '../data/withDeadline';
import { isolateText } from '../i18n/isolateText';
import { useShowToast } from '../toasts/ToastProvider';
import { useTagName } from './useTagName';

export interface KnownTags {
  /** As stored. */
  saved: readonly string[];
  /** To be suggested, the best first. */
  suggestions: readonly string[];
}

export interface TagPreferencesState {
  tags: readonly string[];
  suggestions: readonly string[];
  add: (tag: string) => void;
  remove: (tag: string) => void;
  dismiss: (tag: string) => void;
}

interface TagPreferencesActorProps {
  userId: string;
  known: KnownTags;
  onChange: (state: TagPreferencesState) => void;
}

/** Runs the machine of the tags that a user likes, once they are known. */
export function TagPreferencesActor({ userId, known, onChange }: TagPreferencesActorProps) {
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const toTagName = useTagName();
  const { tagsOf } = useBackend();
  const machine = useMemo(() => {
    const services = tagsOf(userId);
    // A change that was made on this page is written though the page is left.
    const saveTag = (change: TagChange) => services.saveTag(change, AbortSignal.timeout(deadline));
    return createTagPreferencesMachine({ ...services, saveTag });
  }, [tagsOf, userId]);
  const [input] = useState({ savedTags: known.saved, suggestions: known.suggestions });
  const actor = useActorRef(machine, { input });
  const context = useSelector(actor, (snapshot) => snapshot.context);

  useEffect(() => {
    const sendTag = (type: Extract<TagPreferencesEvent, { tag: string }>['type']) => (tag: string) =>
      actor.send({ type, tag });
    onChange({
      tags: context.shownTags,
      suggestions: visibleSuggestions(context),
      add: sendTag('tag.added'),
      remove: sendTag('tag.removed'),
      dismiss: sendTag('suggestion.dismissed'),
    });
  }, [actor, context, onChange]);

  useEffect(() => {
    actor.send({ type: 'suggestions.found', tags: known.suggestions });
    // Changed elsewhere: the machine asks the store, which knows what came last.
    if (!isSame(known.saved, actor.getSnapshot().context.shownTags)) actor.send({ type: 'tags.synced' });
  }, [actor, known]);

  useEmitted(actor, 'tag.saved', ({ change: { tag, liked } }) => {
    const description = t(liked ? 'tag.addedText' : 'tag.removedText', { name: isolateText(toTagName(tag)) });
    showToast({ title: t(liked ? 'tag.added' : 'tag.removed'), description, tone: 'success' });
    invalidate(queryKeys.taste(userId));
  });
  useEmitted(actor, 'tag.failed', ({ change: { liked } }) => {
    const description = t(liked ? 'tag.addFailed' : 'tag.removeFailed');
    showToast({ title: t('common:toast.errorTitle'), description, tone: 'danger' });
  });
  return null;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
