import { assign, emit, setup } from 'xstate';
import { type FailureEvent, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { type Picture, type PictureProblem, pictureProblem } from '../picture/pictureProblem';

export interface AvatarInput {
  /** The URL of the picture that is shown; null if there is none. */
  avatarUrl: string | null;
}

export interface AvatarContext extends AvatarInput {
  /** The picture that is being prepared or uploaded. */
  picture: Picture | null;
  /** A picture that was chosen during an upload or a removal. It is uploaded next. */
  nextPicture: Picture | null;
  /** Why the chosen file cannot be an avatar. */
  problem: PictureProblem | null;
}

export type AvatarEvent = { type: 'avatar.chosen'; picture: Picture } | { type: 'avatar.discarded' };

export type AvatarEmitted =
  | { type: 'avatar.saved'; avatarUrl: string }
  | { type: 'avatar.removed' }
  | FailureEvent<'avatar.failed' | 'avatar.removalFailed'>;

const avatar = setup({
  types: {
    input: {} as AvatarInput,
    context: {} as AvatarContext,
    events: {} as AvatarEvent,
    emitted: {} as AvatarEmitted,
    tags: {} as 'working',
  },
  actors: {
    preparePicture: missingService<Picture, Picture>('preparePicture'),
    uploadAvatar: missingService<string, Picture>('uploadAvatar'),
    removeAvatar: missingService<void, undefined>('removeAvatar'),
  },
  actions: {
    take: assign((_, { picture }: { picture: Picture }) => ({ picture, nextPicture: null, problem: null })),
    keepForLater: assign((_, { picture }: { picture: Picture }) => ({ nextPicture: picture, problem: null })),
    takeNext: assign(({ context }) => ({ picture: context.nextPicture, nextPicture: null })),
    refuse: assign({ problem: (_, { picture }: { picture: Picture }) => pictureProblem(picture) }),
    showAvatar: assign({ avatarUrl: (_, { output }: { output: string }) => output }),
    showNone: assign({ avatarUrl: null, problem: null }),
    drop: assign({ picture: null }),
    notifySaved: emit((_, { output }: { output: string }) => ({ type: 'avatar.saved' as const, avatarUrl: output })),
    notifyFailure: emit(toFailureEvent('avatar.failed')),
    notifyRemoved: emit({ type: 'avatar.removed' }),
    notifyRemovalFailure: emit(toFailureEvent('avatar.removalFailed')),
  },
  guards: {
    isUnfit: (_, { picture }: { picture: Picture }) => pictureProblem(picture) !== null,
    hasNext: ({ context }) => context.nextPicture !== null,
    hasAvatar: ({ context }) => context.avatarUrl !== null,
  },
});

/** A state in which the backend changes the picture. A picture that is chosen in the meantime waits. */
const writing = avatar.createStateConfig({
  tags: 'working',
  on: {
    'avatar.chosen': [
      {
        guard: { type: 'isUnfit', params: ({ event }) => event },
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      { actions: { type: 'keepForLater', params: ({ event }) => event } },
    ],
  },
});

/**
 * A user's picture: chosen, prepared on the device, uploaded, or removed. One upload or removal runs at a time. A
 * picture that is chosen in the meantime follows, so the last chosen picture stays.
 */
export const avatarMachine = avatar.createMachine({
  id: 'avatar',
  context: ({ input }) => ({ ...input, picture: null, nextPicture: null, problem: null }),
  on: {
    'avatar.chosen': [
      {
        guard: { type: 'isUnfit', params: ({ event }) => event },
        actions: { type: 'refuse', params: ({ event }) => event },
      },
      { target: '.preparing', reenter: true, actions: { type: 'take', params: ({ event }) => event } },
    ],
  },
  initial: 'idle',
  states: {
    idle: { on: { 'avatar.discarded': { guard: 'hasAvatar', target: 'removing' } } },
    preparing: {
      tags: 'working',
      invoke: {
        id: 'preparePicture',
        src: 'preparePicture',
        input: ({ context }) => pictureOf(context),
        onDone: {
          target: 'uploading',
          actions: { type: 'take', params: ({ event }) => ({ picture: event.output }) },
        },
        onError: {
          target: 'idle',
          actions: ['drop', { type: 'notifyFailure', params: ({ event }) => event }],
        },
      },
    },
    uploading: {
      ...writing,
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context }) => pictureOf(context),
        onDone: [
          {
            guard: 'hasNext',
            target: 'preparing',
            actions: [{ type: 'showAvatar', params: ({ event }) => event }, 'takeNext'],
          },
          {
            target: 'idle',
            actions: [
              { type: 'showAvatar', params: ({ event }) => event },
              { type: 'notifySaved', params: ({ event }) => event },
              'drop',
            ],
          },
        ],
        onError: [
          { guard: 'hasNext', target: 'preparing', actions: 'takeNext' },
          { target: 'idle', actions: ['drop', { type: 'notifyFailure', params: ({ event }) => event }] },
        ],
      },
    },
    removing: {
      ...writing,
      invoke: {
        id: 'removeAvatar',
        src: 'removeAvatar',
        onDone: [
          { guard: 'hasNext', target: 'preparing', actions: ['showNone', 'takeNext'] },
          { target: 'idle', actions: ['showNone', 'notifyRemoved'] },
        ],
        onError: [
          { guard: 'hasNext', target: 'preparing', actions: 'takeNext' },
          { target: 'idle', actions: { type: 'notifyRemovalFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});

function pictureOf({ picture }: AvatarContext): Picture {
  if (!picture) throw new Error('No picture was chosen, so none can be uploaded. Send avatar.chosen with one first.');
  return picture;
}
