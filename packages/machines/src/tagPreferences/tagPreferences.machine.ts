import { assign, emit, enqueueActions, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

export interface TagPreferencesInput {
  /** The stored tags that the user likes. */
  savedTags: readonly string[];
  /** Tags that the user may like, the best first. */
  suggestions: readonly string[];
}

export interface TagPreferencesContext {
  savedTags: readonly string[];
  /** The tags that the user sees: the last intention for each tag, until a failure restores the saved state. */
  shownTags: readonly string[];
  suggestions: readonly string[];
  dismissed: readonly string[];
  /** The change of the write in flight. */
  sent: TagChange;
  /** Changes whose write was rejected but may have been stored. */
  unverified: readonly UnverifiedChange[];
  /** Whether a write was rejected or another tab wrote. The store is then read after all writes. */
  doubtful: boolean;
}

interface UnverifiedChange {
  readonly change: TagChange;
  readonly failure: Failure;
}

export interface TagChange {
  tag: string;
  /** True if the tag was added; false if it was removed. */
  liked: boolean;
}

export type TagPreferencesEvent =
  /** Has no effect if the tag is already liked. */
  | { type: 'tag.added'; tag: string }
  /** Has no effect if the tag is not liked. */
  | { type: 'tag.removed'; tag: string }
  /** Another tab wrote. The store is read again. */
  | { type: 'tags.synced' }
  | { type: 'suggestion.dismissed'; tag: string }
  /** New suggestions, after new interactions. Dismissed suggestions stay hidden. */
  | { type: 'suggestions.found'; tags: readonly string[] };

export type TagPreferencesEmitted =
  | { type: 'tag.saved'; change: TagChange }
  /** The change is not stored; the tag is shown as before. */
  | { type: 'tag.failed'; change: TagChange; failure: Failure };

/**
 * The tags that a user likes, and the banner that suggests more tags. Changes are shown at once and written one after
 * the other. Each write is the difference between the shown and the saved tags, so the last intention wins. A rejected
 * write may have been stored: the store is read before a failure is reported.
 */
export const tagPreferencesMachine = setup({
  types: {
    input: {} as TagPreferencesInput,
    context: {} as TagPreferencesContext,
    events: {} as TagPreferencesEvent,
    emitted: {} as TagPreferencesEmitted,
  },
  actors: {
    saveTag: missingService<void, TagChange>('saveTag'),
    readTags: missingService<readonly string[]>('readTags'),
  },
  actions: {
    showAdded: assign({ shownTags: ({ context }, { tag }: { tag: string }) => [...context.shownTags, tag] }),
    showRemoved: assign({ shownTags: ({ context }, { tag }: { tag: string }) => without(context.shownTags, tag) }),
    sendNext: assign(({ context }) => {
      const sent = nextChange(context) ?? context.sent;
      return { sent, unverified: context.unverified.filter(({ change }) => change.tag !== sent.tag) };
    }),
    keepSent: assign({ savedTags: ({ context }) => applyChange(context.savedTags, context.sent) }),
    keepUnverified: assign(({ context }, { error }: Rejection) => ({
      unverified: [...context.unverified, { change: context.sent, failure: toFailure(error) }],
      doubtful: true,
    })),
    takeBackUnverified: assign(({ context }) => ({
      savedTags: context.unverified.reduce(takeBack, context.savedTags),
      shownTags: context.unverified.reduce(takeBack, context.shownTags),
      unverified: [],
    })),
    doubt: assign({ doubtful: true }),
    applyTags: assign((_, { tags }: { tags: readonly string[] }) => ({
      savedTags: tags,
      shownTags: tags,
      unverified: [],
      doubtful: false,
    })),
    dismiss: assign({
      dismissed: ({ context }, { tag }: { tag: string }) => [...without(context.dismissed, tag), tag],
    }),
    suggest: assign({ suggestions: (_, { tags }: { tags: readonly string[] }) => tags }),
    notifySaved: emit(({ context }) => ({ type: 'tag.saved' as const, change: context.sent })),
    notifyVerified: enqueueActions(({ context, enqueue }, { tags }: { tags: readonly string[] }) => {
      for (const { change, failure } of context.unverified) {
        if (tags.includes(change.tag) === change.liked) enqueue.emit({ type: 'tag.saved', change });
        else enqueue.emit({ type: 'tag.failed', change, failure });
      }
    }),
    notifyFailed: enqueueActions(({ context, enqueue }) => {
      for (const { change, failure } of context.unverified) enqueue.emit({ type: 'tag.failed', change, failure });
    }),
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
    unverified: [],
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
            onDone: { target: 'deciding', actions: ['keepSent', 'notifySaved'] },
            onError: [
              // The rejected write may have been stored. It is treated as stored, so that the newer intention differs
              // from it and is sent.
              { guard: 'isOutdated', target: 'deciding', actions: ['keepSent', 'doubt'] },
              {
                target: 'deciding',
                actions: ['keepSent', { type: 'keepUnverified', params: ({ event }) => event }],
              },
            ],
          },
        },
        checking: {
          invoke: {
            id: 'readTags',
            src: 'readTags',
            onDone: {
              target: 'settled',
              actions: [
                { type: 'notifyVerified', params: ({ event }) => ({ tags: event.output }) },
                { type: 'applyTags', params: ({ event }) => ({ tags: event.output }) },
              ],
            },
            // The known tags stay shown. They stay unverified until the next change.
            onError: { target: 'settled', actions: ['notifyFailed', 'takeBackUnverified'] },
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

/** Returns the suggestions to show: neither liked nor dismissed. The banner hides if there are none. */
export function visibleSuggestions({
  suggestions,
  shownTags,
  dismissed,
}: Pick<TagPreferencesContext, 'suggestions' | 'shownTags' | 'dismissed'>): string[] {
  return suggestions.filter((tag) => !shownTags.includes(tag) && !dismissed.includes(tag));
}

/** Returns the first difference between the shown and the saved tags. */
function nextChange({ savedTags, shownTags }: TagPreferencesContext): TagChange | undefined {
  const added = shownTags.find((tag) => !savedTags.includes(tag));
  if (added !== undefined) return { tag: added, liked: true };
  const removed = savedTags.find((tag) => !shownTags.includes(tag));
  return removed === undefined ? undefined : { tag: removed, liked: false };
}

function applyChange(tags: readonly string[], { tag, liked }: TagChange): string[] {
  return liked ? [...without(tags, tag), tag] : without(tags, tag);
}

function takeBack(tags: readonly string[], { change }: UnverifiedChange): readonly string[] {
  return applyChange(tags, { ...change, liked: !change.liked });
}

function without(tags: readonly string[], tag: string): string[] {
  return tags.filter((each) => each !== tag);
}
