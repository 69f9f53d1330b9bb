import { createTagPreferencesMachine, visibleSuggestions } from '@lively/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { tellTasteChanged } from '../services/tasteChanges';
import { showToast } from '../toasts/toasts';
import { toTagName } from './toTagName';

export interface KnownTags {
  /** As stored. */
  saved: readonly string[];
  /** To be suggested, the best first. */
  suggestions: readonly string[];
}

type TagActor = ActorRefFrom<ReturnType<typeof createTagPreferencesMachine>>;

const none: readonly string[] = [];

/**
 * The tags a user likes, changed one by one, and those suggested to them. Each change is told by a toast.
 *
 * @param known - Kept stable by the caller; undefined until it is known.
 */
export function useTagPreferences(userId: string, known: KnownTags | undefined) {
  const { tagsOf } = useServices();
  const machine = useMemo(() => createTagPreferencesMachine(tagsOf(userId)), [tagsOf, userId]);
  const [actor, setActor] = useState<TagActor>();
  const latest = useRef(known);
  latest.current = known;
  const isKnown = known !== undefined;

  useEffect(() => {
    if (!isKnown) return;
    const { saved: savedTags = none, suggestions = none } = latest.current ?? {};
    const started = createActor(machine, { input: { savedTags, suggestions } }).start();
    setActor(started);
    return () => {
      started.stop();
      setActor(undefined);
    };
  }, [isKnown, machine]);

  useEffect(() => {
    if (!actor || !known) return;
    actor.send({ type: 'suggestions.found', tags: known.suggestions });
    // Changed elsewhere: the machine asks the store, which knows what came last.
    if (!isSame(known.saved, actor.getSnapshot().context.shownTags)) actor.send({ type: 'tags.synced' });
  }, [actor, known]);

  useTell(actor);
  const tags = useSelector(actor, (snapshot) => snapshot?.context.shownTags ?? none);
  const context = useSelector(actor, (snapshot) => snapshot?.context);

  return {
    tags,
    suggestions: context ? visibleSuggestions(context) : none,
    add: (tag: string) => actor?.send({ type: 'tag.added', tag }),
    remove: (tag: string) => actor?.send({ type: 'tag.removed', tag }),
    dismiss: (tag: string) => actor?.send({ type: 'suggestion.dismissed', tag }),
  };
}

function useTell(actor: TagActor | undefined) {
  const t = textsOf('preferences');
  useEffect(() => {
    if (!actor) return;
    const saved = actor.on('tag.saved', ({ change: { tag, liked } }) => {
      const description = t(liked ? 'tag.addedText' : 'tag.removedText', { name: toTagName(tag, t) });
      showToast({ title: t(liked ? 'tag.added' : 'tag.removed'), description, tone: 'success' });
      tellTasteChanged();
    });
    const failed = actor.on('tag.failed', ({ change: { liked } }) => {
      const description = t(liked ? 'tag.addFailed' : 'tag.removeFailed');
      showToast({ title: t('common:toast.errorTitle'), description, tone: 'danger' });
    });
    return () => {
      saved.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, t]);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
