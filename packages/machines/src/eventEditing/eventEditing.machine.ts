import type { EventId } from '@lively/engine';
import { redirectDelay } from '@lively/engine/constants';
import { writeFocalPoint } from '@lively/engine/focalPoint';
import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, type FailureEvent, type Rejection, toFailure, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { type Picture, type PictureProblem, pictureProblem } from '../picture/pictureProblem';
import type { EventDraft } from './eventDraft';
import { type EventFields, type EventProblems, toEventFields } from './toEventFields';

export interface EventEditingInput {
  /** Null for a new event. */
  eventId: EventId | null;
  /**
   * The id of a new event, which the client creates. A creation that is sent again after a lost answer is therefore the
   * same event. Not used for a stored event.
   */
  newEventId: EventId;
  /** The initial values of the form: `emptyEventDraft`, or the stored event. */
  draft: EventDraft;
  /** The URL of the stored image. */
  image: string | null;
}

export interface EventToSave {
  eventId: EventId;
  /** Whether the event is created; false if it is changed. */
  isNew: boolean;
  fields: EventFields;
  /** The URL of the stored image with its focal point. It stays if there is no new picture. */
  image: string | null;
  picture: Picture | null;
  /** What follows the URL of the new picture: its focal point. Empty for automatic cuts. */
  fragment: string;
}

export interface EventEditingContext extends EventEditingInput {
  savedDates: readonly string[];
  /** A newly chosen image, not uploaded yet. */
  picture: Picture | null;
  pictureProblem: PictureProblem | null;
  problems: EventProblems;
  failure: Failure | null;
}

export type EventEditingEvent =
  | { type: 'event.changed'; changes: Partial<EventDraft> }
  | { type: 'event.pictureChosen'; picture: Picture }
  | { type: 'event.pictureRemoved' }
  /** `now` is in milliseconds since 1970. It decides which dates are past. */
  | { type: 'event.submitted'; now: number }
  /** Cancels the redirect: the user stays on the form, or has opened another page. */
  | { type: 'event.stayAsked' }
  | { type: 'event.deleteAsked' }
  | { type: 'event.deleteCancelled' }
  | { type: 'event.deleteConfirmed' };

export type EventEditingEmitted =
  /** A required field is empty, or a value is invalid. */
  | { type: 'event.refused'; problems: EventProblems }
  | { type: 'event.saved'; eventId: EventId; created: boolean }
  | FailureEvent<'event.saveFailed'>
  /** The message was shown for long enough. The app leaves the form. */
  | { type: 'event.redirectDue' }
  | { type: 'event.deleted'; eventId: EventId }
  | FailureEvent<'event.deleteFailed'>;

/** Creates, changes or deletes a creator's event. The typed values stay after a failure. One submit writes one event. */
export const eventEditingMachine = setup({
  types: {
    input: {} as EventEditingInput,
    context: {} as EventEditingContext,
    events: {} as EventEditingEvent,
    emitted: {} as EventEditingEmitted,
  },
  actors: {
    saveEvent: missingService<void, EventToSave>('saveEvent'),
    deleteEvent: missingService<void, EventId>('deleteEvent'),
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<EventDraft> }) => ({
      draft: { ...context.draft, ...changes },
      problems: leaveOut(context.problems, 'imageDecorative' in changes ? { ...changes, imageText: '' } : changes),
    })),
    takePicture: assign(({ context }, { picture }: { picture: Picture }) => ({
      picture,
      pictureProblem: null,
      // The description and the focal point are those of another picture.
      draft: hasPicture(context) ? { ...context.draft, ...undescribed, imageFocus: null } : context.draft,
      problems: leaveOut(context.problems, undescribed),
    })),
    refusePicture: assign((_, { picture }: { picture: Picture }) => ({ pictureProblem: pictureProblem(picture) })),
    removePicture: assign(({ context }) => ({
      picture: null,
      image: null,
      pictureProblem: null,
      draft: { ...context.draft, imageFocus: null },
      problems: leaveOut(context.problems, undescribed),
    })),
    showProblems: assign({
      problems: ({ context }, { now }: { now: number }) => problemsOf(context, now),
      failure: null,
    }),
    clearMessages: assign({ problems: {}, pictureProblem: null, failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyRefusal: emit(({ context }) => ({ type: 'event.refused' as const, problems: context.problems })),
    notifySaved: emit(({ context }) => ({
      type: 'event.saved' as const,
      eventId: context.eventId ?? context.newEventId,
      created: context.eventId === null,
    })),
    notifySaveFailure: emit(toFailureEvent('event.saveFailed')),
    notifyRedirect: emit({ type: 'event.redirectDue' }),
    notifyDeleted: emit(({ context }) => ({ type: 'event.deleted' as const, eventId: storedIdOf(context) })),
    notifyDeleteFailure: emit(toFailureEvent('event.deleteFailed')),
  },
  guards: {
    isUnfit: (_, { picture }: { picture: Picture }) => pictureProblem(picture) !== null,
    hasProblems: ({ context }, { now }: { now: number }) => Object.keys(problemsOf(context, now)).length > 0,
    isStored: ({ context }) => context.eventId !== null,
  },
  delays: { redirectDelay },
}).createMachine({
  id: 'eventEditing',
  context: ({ input }) => ({
    ...input,
    savedDates: input.eventId === null ? [] : [input.draft, ...input.draft.otherDates].map(({ date }) => date),
    picture: null,
    pictureProblem: null,
    problems: {},
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'event.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'event.pictureChosen': [
          {
            guard: { type: 'isUnfit', params: ({ event }) => event },
            actions: { type: 'refusePicture', params: ({ event }) => event },
          },
          { actions: { type: 'takePicture', params: ({ event }) => event } },
        ],
        'event.pictureRemoved': { actions: 'removePicture' },
        'event.submitted': [
          {
            guard: { type: 'hasProblems', params: ({ event }) => event },
            actions: [{ type: 'showProblems', params: ({ event }) => event }, 'notifyRefusal'],
          },
          { target: 'saving', actions: 'clearMessages' },
        ],
        'event.deleteAsked': { guard: 'isStored', target: 'confirmingDelete' },
      },
    },
    saving: {
      invoke: {
        id: 'saveEvent',
        src: 'saveEvent',
        input: ({ context, event }) => {
          assertEvent(event, 'event.submitted');
          return toSave(context, event.now);
        },
        onDone: { target: 'saved', actions: 'notifySaved' },
        onError: {
          target: 'editing',
          actions: [
            { type: 'showFailure', params: ({ event }) => event },
            { type: 'notifySaveFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    saved: {
      on: { 'event.stayAsked': 'stayed' },
      after: { redirectDelay: { target: 'left', actions: 'notifyRedirect' } },
    },
    stayed: {},
    confirmingDelete: {
      on: {
        'event.deleteCancelled': 'editing',
        'event.deleteConfirmed': { target: 'deleting', actions: 'clearMessages' },
      },
    },
    deleting: {
      invoke: {
        id: 'deleteEvent',
        src: 'deleteEvent',
        input: ({ context }) => storedIdOf(context),
        onDone: { target: 'left', actions: 'notifyDeleted' },
        onError: {
          target: 'editing',
          actions: [
            { type: 'showFailure', params: ({ event }) => event },
            { type: 'notifyDeleteFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    left: { type: 'final' },
  },
});

const undescribed = { imageText: '', imageDecorative: '' };

const hasPicture = ({ picture, image }: EventEditingContext) => picture !== null || image !== null;

/** Returns the problems of the fields that have not changed. */
function leaveOut(problems: EventProblems, changes: Partial<EventDraft>): EventProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changes)));
}

function problemsOf(context: EventEditingContext, now: number): EventProblems {
  const { draft, savedDates } = context;
  const reading = toEventFields(draft, { now, savedDates, hasPicture: hasPicture(context) });
  return 'problems' in reading ? reading.problems : {};
}

function toSave(context: EventEditingContext, now: number): EventToSave {
  const { eventId, newEventId, draft, savedDates, image, picture } = context;
  const reading = toEventFields(draft, { now, savedDates, hasPicture: hasPicture(context) });
  if ('problems' in reading) throw new Error('An event with problems cannot be stored. Show the problems instead.');
  const { imageFocus: focus } = draft;
  return {
    eventId: eventId ?? newEventId,
    isNew: eventId === null,
    fields: reading.fields,
    image: image && writeFocalPoint(image, focus),
    picture,
    fragment: writeFocalPoint('', focus),
  };
}

function storedIdOf({ eventId }: EventEditingContext): EventId {
  if (eventId === null) throw new Error('A new event is stored nowhere, so it cannot be deleted.');
  return eventId;
}
