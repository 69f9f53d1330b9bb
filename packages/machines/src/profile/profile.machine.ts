import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure';
import { missingService } from '../missingService';
import { type ProfileFields, type ProfileProblems, profileProblems } from './profileProblems';

export interface ProfileInput {
  savedProfile: ProfileFields;
}

export interface ProfileContext extends ProfileInput {
  /** What is typed; it stays through a failure. */
  draft: ProfileFields;
  problems: ProfileProblems;
  failure: Failure | null;
}

export type ProfileEvent =
  /** One button: it begins to edit, and then saves. */
  | { type: 'profile.editToggled' }
  | { type: 'profile.changed'; changes: Partial<ProfileFields> }
  | { type: 'profile.cancelled' };

export type ProfileEmitted =
  | { type: 'profile.saved'; profile: ProfileFields }
  | { type: 'profile.failed'; failure: Failure };

/** A user's own profile: viewed, edited, saved by the button that began the editing. */
export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
  },
  actors: {
    saveProfile: fromPromise<void, ProfileFields>(missingService('saveProfile')),
  },
  actions: {
    beginDraft: assign({ draft: ({ context }) => context.savedProfile, problems: {}, failure: null }),
    change: assign(({ context }, { changes }: { changes: Partial<ProfileFields> }) => ({
      draft: { ...context.draft, ...changes },
      problems: without(context.problems, changes),
    })),
    showProblems: assign({ problems: ({ context }) => profileProblems(context.draft), failure: null }),
    clearMessages: assign({ problems: {}, failure: null }),
    trimDraft: assign({ draft: ({ context }) => trimmed(context.draft) }),
    keepDraft: assign({ savedProfile: ({ context }) => context.draft }),
    showFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    tellSaved: emit(({ context }) => ({ type: 'profile.saved' as const, profile: context.savedProfile })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'profile.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    hasProblems: ({ context }) => Object.keys(profileProblems(context.draft)).length > 0,
    isUnchanged: ({ context: { draft, savedProfile } }) =>
      fieldNames.every((name) => draft[name].trim() === savedProfile[name]),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, draft: input.savedProfile, problems: {}, failure: null }),
  initial: 'viewing',
  states: {
    viewing: {
      on: { 'profile.editToggled': { target: 'editing', actions: 'beginDraft' } },
    },
    editing: {
      on: {
        'profile.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'profile.cancelled': { target: 'viewing', actions: 'beginDraft' },
        'profile.editToggled': [
          { guard: 'isUnchanged', target: 'viewing', actions: 'clearMessages' },
          { guard: 'hasProblems', actions: 'showProblems' },
          { target: 'saving', actions: ['clearMessages', 'trimDraft'] },
        ],
      },
    },
    saving: {
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => context.draft,
        onDone: { target: 'viewing', actions: ['keepDraft', 'tellSaved'] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'showFailure', params: ({ event }) => event },
            { type: 'tellFailure', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

const fieldNames = ['fullName', 'username', 'location', 'bio'] as const;

function trimmed(fields: ProfileFields): ProfileFields {
  const { fullName, username, location, bio } = fields;
  return { fullName: fullName.trim(), username: username.trim(), location: location.trim(), bio: bio.trim() };
}

/** A field that is being changed no longer has the problem it had. */
function without(problems: ProfileProblems, changes: Partial<ProfileFields>): ProfileProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changes)));
}
