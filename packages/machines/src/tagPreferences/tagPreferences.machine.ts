import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure';
import { missingService } from '../missingService';

export interface TagPreferencesInput {
  /** The tags the person likes, as stored. */
  savedTags: readonly string[];
  /** Tags the person may like, the best first. */
  suggestions: readonly string[];
}

export interface TagPreferencesContext {
  savedTags: readonly string[];
  /** What the person sees: their last intention for each tag, until a failure takes it back. */
  shownTags: readonly string[];
  suggestions: readonly string[];
  dismissed: readonly string[];
  /** What the write in flight does. */
  sent: TagChange;
  /** A write failed and may have arrived all the same, or another tab wrote: the store is asked when all is written. */
  doubtful: boolean;
}

export interface TagChange {
  tag: string;
  /** Added, or removed. */
  liked: boolean;
}

export type TagPreferencesEvent =
  /** Does nothing for a tag that is liked already. */
  | { type: 'tag.added'; tag: string }
  /** Does nothing for a tag that is not liked. */
  | { type: 'tag.removed'; tag: string }
  /** Word from another tab: the store is asked again. */
  | { type: 'tags.synced' }
  | { type: 'suggestion.dismissed'; tag: string }
  /** New suggestions, after new interactions. Dismissed ones stay away. */
  | { type: 'suggestions.found'; tags: readonly string[] };

export type TagPreferencesEmitted =
  | { type: 'tag.saved'; change: TagChange }
  /** The tag went back to what it was. */
  | { type: 'tag.failed'; change: TagChange; failure: Failure };

/**
 * The tags a person likes, and the banner that suggests more of them. Changes are shown at once and written one after
 * the other; what is written is always the difference between the shown and the saved tags, so the last intention wins.
 */
export const tagPreferencesMachine = setup({
  types: {
    input: {} as TagPreferencesInput,
    context: {} as TagPreferencesContext,
    events: {} as TagPreferencesEvent,
    emitted: {} as TagPreferencesEmitted,
  },
  actors: {
    saveTag: fromPromise<void, TagChange>(missingService('saveTag')),
    readTags: fromPromise<readonly string[]>(missingService('readTags')),
  },
  actions: {
    showAdded: assign({ shownTags: ({ context }, { tag }: { tag: string }) => [...context.shownTags, tag] }),
    showRemoved: assign({ shownTags: ({ context }, { tag }: { tag: string }) => without(context.shownTags, tag) }),
    sendNext: assign({ sent: ({ context }) => nextChange(context) ?? context.sent }),
    keepSent: assign({ savedTags: ({ context }) => applyChange(context.savedTags, context.sent) }),
    takeBack: assign({
      shownTags: ({ context }) => applyChange(context.shownTags, { ...context.sent, liked: !context.sent.liked }),
      doubtful: true,
    }),
    doubt: assign({ doubtful: true }),
    learn: assign((_, { tags }: { tags: readonly string[] }) => ({
      savedTags: tags,
      shownTags: tags,
      doubtful: false,
    })),
    dismiss: assign({
      dismissed: ({ context }, { tag }: { tag: string }) => [...without(context.dismissed, tag), tag],
    }),
    suggest: assign({ suggestions: (_, { tags }: { tags: readonly string[] }) => tags }),
    tellSaved: emit(({ context }) => ({ type: 'tag.saved' as const, change: context.sent })),
    tellFailure: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'tag.failed' as const,
      change: context.sent,
      failure: toFailure(error),
    })),
  },
  guards: {
    isPresent: ({ context }, { tag }: { tag: string }) => context.shownTags.includes(tag),
    isAbsent: ({ context }, { tag }: { tag: string }) => !context.shownTags.includes(tag),
    isOutdated: ({ context: { shownTags, sent } }) => shownTags.includes(sent.tag) !== sent.liked,
    hasMore: ({ context }) => nextChange(context) !== undefined,
    isDoubtful: ({ context }) => context.doubtful,
    hasSuggestions: ({ context }) => visibleSuggestions(context).length > 0,
    hasNoSuggestions: ({ context }) => visibleSuggestions(context).length === 0,
  },
}).createMachine({
  id: 'tagPreferences',
  context: ({ input }) => ({
    ...input,
    shownTags: input.savedTags,
    dismissed: [],
    sent: { tag: '', liked: false },
    doubtful: false,
  }),
  type: 'parallel',
  states: {
    tags: {
      on: {
        'tag.added': {
          guard: { type: 'isAbsent', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'showAdded', params: ({ event }) => event },
        },
        'tag.removed': {
          guard: { type: 'isPresent', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'showRemoved', params: ({ event }) => event },
        },
        'tags.synced': { target: '.deciding', actions: 'doubt' },
      },
      initial: 'settled',
      states: {
        settled: {},
        deciding: {
          always: [
            { guard: 'hasMore', target: 'saving' },
            { guard: 'isDoubtful', target: 'checking' },
            { target: 'settled' },
          ],
        },
        saving: {
          entry: 'sendNext',
          on: {
            'tag.added': {
              guard: { type: 'isAbsent', params: ({ event }) => event },
              actions: { type: 'showAdded', params: ({ event }) => event },
            },
            'tag.removed': {
              guard: { type: 'isPresent', params: ({ event }) => event },
              actions: { type: 'showRemoved', params: ({ event }) => event },
            },
            'tags.synced': { actions: 'doubt' },
          },
          invoke: {
            id: 'saveTag',
            src: 'saveTag',
            input: ({ context }) => context.sent,
            onDone: { target: 'deciding', actions: ['keepSent', 'tellSaved'] },
            onError: [
              // The failed write may have arrived. Taken as stored, the newer intention differs from it and is sent.
              { guard: 'isOutdated', target: 'deciding', actions: ['keepSent', 'doubt'] },
              { target: 'deciding', actions: ['takeBack', { type: 'tellFailure', params: ({ event }) => event }] },
            ],
          },
        },
        checking: {
          invoke: {
            id: 'readTags',
            src: 'readTags',
            onDone: { target: 'settled', actions: { type: 'learn', params: ({ event }) => ({ tags: event.output }) } },
            // What is known stays shown, and stays in doubt until the next change.
            onError: 'settled',
          },
        },
      },
    },
    suggestions: {
      on: {
        'suggestion.dismissed': { actions: { type: 'dismiss', params: ({ event }) => event } },
        'suggestions.found': { actions: { type: 'suggest', params: ({ event }) => event } },
      },
      initial: 'hidden',
      states: {
        hidden: { always: { guard: 'hasSuggestions', target: 'shown' } },
        shown: { always: { guard: 'hasNoSuggestions', target: 'hidden' } },
      },
    },
  },
});

/** The suggestions to show: neither liked nor dismissed. The banner hides when there are none. */
export function visibleSuggestions({
  suggestions,
  shownTags,
  dismissed,
}: Pick<TagPreferencesContext, 'suggestions' | 'shownTags' | 'dismissed'>): string[] {
  return suggestions.filter((tag) => !shownTags.includes(tag) && !dismissed.includes(tag));
}

/** The first difference between what is shown and what is saved. */
function nextChange({ savedTags, shownTags }: TagPreferencesContext): TagChange | undefined {
  const added = shownTags.find((tag) => !savedTags.includes(tag));
  if (added !== undefined) return { tag: added, liked: true };
  const removed = savedTags.find((tag) => !shownTags.includes(tag));
  return removed === undefined ? undefined : { tag: removed, liked: false };
}

function applyChange(tags: readonly string[], { tag, liked }: TagChange): string[] {
  return liked ? [...without(tags, tag), tag] : without(tags, tag);
}

function without(tags: readonly string[], tag: string): string[] {
  return tags.filter((each) => each !== tag);
}
