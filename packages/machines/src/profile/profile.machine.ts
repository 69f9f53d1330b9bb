import { assign, emit, setup } from 'xstate';
import { type Failure, type FailureEvent, type Rejection, toFailure, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { trimText } from '../trimText';
import { type ProfileFields, type ProfileProblems, profileProblems } from './profileProblems';

export interface ProfileInput {
  savedProfile: ProfileFields;
}

export interface ProfileContext extends ProfileInput {
  /** The typed values. They stay after a failure. */
  draft: ProfileFields;
  problems: ProfileProblems;
  failure: Failure | null;
}

export type ProfileEvent =
  /** One button starts the editing and then saves. */
  | { type: 'profile.editToggled' }
  | { type: 'profile.changed'; changes: Partial<ProfileFields> }
  | { type: 'profile.cancelled' };

export type ProfileEmitted = { type: 'profile.saved'; profile: ProfileFields } | FailureEvent<'profile.failed'>;

/** A user's own profile: viewed, edited and saved. One button starts the editing and saves. */
export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
  },
  actors: {
    saveProfile: missingService<void, ProfileFields>('saveProfile'),
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
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifySaved: emit(({ context }) => ({ type: 'profile.saved' as const, profile: context.savedProfile })),
    notifyFailure: emit(toFailureEvent('profile.failed')),
  },
  guards: {
    hasProblems: ({ context }) => Object.keys(profileProblems(context.draft)).length > 0,
    isUnchanged: ({ context: { draft, savedProfile } }) =>
      fieldNames.every((name) => trimText(draft[name]) === savedProfile[name]),
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
        onDone: { target: 'viewing', actions: ['keepDraft', 'notifySaved'] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'showFailure', params: ({ event }) => event },
            { type: 'notifyFailure', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

const fieldNames = ['fullName', 'username', 'location', 'bio'] as const;

function trimmed(fields: ProfileFields): ProfileFields {
  const { fullName, username, location, bio } = fields;
  return {
    fullName: trimText(fullName),
    username: trimText(username),
    location: trimText(location),
    bio: trimText(bio),
  };
}

/** Removes the problems of the fields that were changed. */
function without(problems: ProfileProblems, changes: Partial<ProfileFields>): ProfileProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changes)));
}
