import { type EventId, mapNames, typedTextNames } from '@lively/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakePicture } from '../test/fakePicture';
import { refusal, serviceOnCommand, settle } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { type EventDraft, emptyEventDraft } from './eventDraft';
import type { EventToSave } from './eventEditing.machine';
import { createEventEditingMachine } from './eventEditing.services';

const now = Date.parse('2026-11-21T12:00:00Z');
const submit = { type: 'event.submitted', now } as const;
const jazz: EventDraft = {
  ...emptyEventDraft,
  title: 'Jazz',
  category: 'music',
  location: 'Paris',
  date: '2026-12-01',
  time: '20:00',
  imageText: 'Un trio.',
};
const image = 'https://pictures.example/jazz.png';

function begin(eventId: EventId | null = null, draft: EventDraft = jazz, storedImage = image) {
  const save = serviceOnCommand<void, EventToSave>();
  const remove = serviceOnCommand<void, EventId>();
  const machine = createEventEditingMachine({ saveEvent: save.ask, deleteEvent: remove.ask });
  const started = startActor(machine, { eventId, newEventId: 'new', draft, image: eventId && storedImage });
  const value = () => started.actor.getSnapshot().value;
  const context = () => started.actor.getSnapshot().context;
  return { ...started, save, remove, value, context };
}

test('a new event is saved and reported, and the form is left two seconds later', async () => {
  const { actor, clock, emitted, save, value } = begin();
  actor.send(submit);
  expect(save.last().input).toEqual({
    eventId: 'new',
    isNew: true,
    fields: {
      ...mapNames(typedTextNames, () => null),
      title: 'Jazz',
      category: 'music',
      attendance: 'on_site',
      location: 'Paris',
      date: '2026-12-01',
      time: '20:00',
      endTime: null,
      maxCapacity: null,
      minAge: null,
      maxAge: null,
      lineup: [],
      features: [],
      accessibility: [],
      otherDates: [],
    },
    image: null,
    picture: null,
    fragment: '',
  });
  await save.last().succeed();
  expect(emitted).toEqual([{ type: 'event.saved', eventId: 'new', created: true }]);
  clock.increment(1_999);
  expect(value()).toBe('saved');
  clock.increment(1);
  expect(value()).toBe('left');
  expect(emitted.at(-1)).toEqual({ type: 'event.redirectDue' });
});

test('a user who asks to stay during the two seconds is not redirected', async () => {
  const { actor, clock, emitted, save, value } = begin();
  actor.send(submit);
  await save.last().succeed();
  actor.send({ type: 'event.stayAsked' });
  clock.increment(10_000);
  expect(value()).toBe('stayed');
  expect(emitted).toHaveLength(1);
});

test('leaving the page during the two seconds cancels the redirect', async () => {
  const { actor, clock, emitted, save } = begin();
  actor.send(submit);
  await save.last().succeed();
  actor.stop();
  clock.increment(10_000);
  expect(emitted).toHaveLength(1);
});

test('an incomplete form is not sent, and each field has an error until it is changed', () => {
  const { actor, emitted, save, context } = begin(null, { ...jazz, title: ' ', time: '' });
  actor.send(submit);
  expect(save.calls).toHaveLength(0);
  expect(context().problems).toEqual({ title: 'required', time: 'required' });
  expect(emitted).toEqual([{ type: 'event.refused', problems: { title: 'required', time: 'required' } }]);
  actor.send({ type: 'event.changed', changes: { title: 'Jazz' } });
  expect(context().problems).toEqual({ time: 'required' });
  actor.send({ type: 'event.changed', changes: { time: '20:00' } });
  actor.send(submit);
  expect(save.calls).toHaveLength(1);
});

test('a chosen picture is described before the event is sent, or marked as decorative', () => {
  const { actor, save, context } = begin(null, { ...jazz, imageText: '' });
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.png') });
  actor.send(submit);
  expect(context().problems).toEqual({ imageText: 'undescribed' });
  actor.send({ type: 'event.changed', changes: { imageDecorative: 'on' } });
  expect(context().problems).toEqual({});
  actor.send({ type: 'event.changed', changes: { imageDecorative: '', imageText: 'Un trio.' } });
  actor.send(submit);
  expect(save.last().input.fields.imageText).toBe('Un trio.');
});

test('another picture needs another description, and a removed one needs none', () => {
  const { actor, save, context } = begin('jazz');
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('duo.png') });
  expect(context().draft).toMatchObject({ imageText: '', imageDecorative: '' });
  actor.send(submit);
  expect(context().problems).toEqual({ imageText: 'undescribed' });
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('solo.png') });
  expect(context().problems).toEqual({});
  actor.send(submit);
  actor.send({ type: 'event.pictureRemoved' });
  expect(context().problems).toEqual({});
  actor.send(submit);
  expect(save.last().input).toMatchObject({ fields: { imageText: null }, image: null, picture: null });
});

test('the focal point is sent with a new picture, and is part of the URL of a stored one', () => {
  const { actor, save } = begin('jazz');
  actor.send({ type: 'event.changed', changes: { imageFocus: { x: 42, y: 18 } } });
  actor.send(submit);
  expect(save.last().input).toMatchObject({ image: `${image}#focus=42,18`, picture: null });

  const fresh = begin();
  fresh.actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.png') });
  fresh.actor.send({ type: 'event.changed', changes: { imageFocus: { x: 0, y: 100 } } });
  fresh.actor.send(submit);
  expect(fresh.save.last().input).toMatchObject({ image: null, fragment: '#focus=0,100' });
});

test('automatic cuts are restored in the URL of a stored picture', () => {
  const { actor, context, save } = begin('jazz', { ...jazz, imageFocus: { x: 42, y: 18 } }, `${image}#focus=42,18`);
  actor.send({ type: 'event.changed', changes: { imageFocus: null } });
  actor.send(submit);
  expect(save.last().input.image).toBe(image);
  expect(context().problems).toEqual({});
});

test('another picture, and a removed one, have no focal point', () => {
  const { actor, context } = begin('jazz', { ...jazz, imageFocus: { x: 42, y: 18 } });
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('duo.png') });
  expect(context().draft.imageFocus).toBeNull();
  actor.send({ type: 'event.changed', changes: { imageFocus: { x: 1, y: 2 } } });
  actor.send({ type: 'event.pictureRemoved' });
  expect(context().draft.imageFocus).toBeNull();
});

test('the description stays if the picture of a restored draft is chosen again', () => {
  const { actor, context } = begin();
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.png') });
  expect(context().draft.imageText).toBe('Un trio.');
});

test('a refused event keeps its draft, and can be sent again', async () => {
  const { actor, emitted, save, value, context } = begin();
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.png') });
  actor.send(submit);
  await save.last().fail();
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ draft: jazz, picture: { name: 'jazz.png' }, failure: refusal });
  expect(emitted).toEqual([{ type: 'event.saveFailed', failure: refusal }]);
  actor.send(submit);
  expect(context().failure).toBeNull();
  expect(save.calls).toHaveLength(2);
});

test('a repeated creation keeps the id of the event', async () => {
  const { actor, emitted, save } = begin();
  actor.send(submit);
  await save.last().fail();
  actor.send({ type: 'event.changed', changes: { title: 'Jazz manouche' } });
  actor.send(submit);
  expect(save.calls.map(({ input }) => [input.eventId, input.isNew, input.fields.title])).toEqual([
    ['new', true, 'Jazz'],
    ['new', true, 'Jazz manouche'],
  ]);
  await save.last().succeed();
  expect(emitted.at(-1)).toEqual({ type: 'event.saved', eventId: 'new', created: true });
});

test('a save fails after ten seconds without an answer, or after a minute with a picture', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { actor, save, value, context } = begin();
  actor.send(submit);
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ draft: jazz, failure: { code: 'timeout' } });
  expect(save.last().signal.aborted).toBe(true);

  actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.png') });
  actor.send(submit);
  vi.advanceTimersByTime(59_999);
  await settle();
  expect(value()).toBe('saving');
  vi.advanceTimersByTime(1);
  await settle();
  expect(value()).toBe('editing');
});

test('submitting twice saves once, during and after the save', async () => {
  const { actor, save } = begin();
  actor.send(submit);
  actor.send(submit);
  await save.last().succeed();
  actor.send(submit);
  expect(save.calls).toHaveLength(1);
});

test('leaving the page aborts a save or a deletion', () => {
  const saving = begin();
  saving.actor.send(submit);
  saving.actor.stop();
  expect(saving.save.last().signal.aborted).toBe(true);

  const deleting = begin('jazz');
  deleting.actor.send({ type: 'event.deleteAsked' });
  deleting.actor.send({ type: 'event.deleteConfirmed' });
  deleting.actor.stop();
  expect(deleting.remove.last().signal.aborted).toBe(true);
});

test('a stored event is saved under its id, and keeps its image until the user changes it', async () => {
  const { actor, emitted, save, context } = begin('jazz', { ...jazz, date: '2026-11-01' });
  actor.send(submit);
  expect(save.last().input).toMatchObject({
    eventId: 'jazz',
    isNew: false,
    fields: { date: '2026-11-01' },
    image,
    picture: null,
  });
  await save.last().fail();
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('jazz.svg', { type: 'image/svg+xml' }) });
  expect(context()).toMatchObject({ picture: null, pictureProblem: 'unsupported' });
  actor.send({ type: 'event.pictureChosen', picture: fakePicture('new.png') });
  expect(context()).toMatchObject({ picture: { name: 'new.png' }, pictureProblem: null });
  actor.send({ type: 'event.pictureRemoved' });
  actor.send(submit);
  expect(save.last().input).toMatchObject({ image: null, picture: null });
  await save.last().succeed();
  expect(emitted.at(-1)).toEqual({ type: 'event.saved', eventId: 'jazz', created: false });
});

test('a deletion must be confirmed and can be cancelled, and a new event cannot be deleted', () => {
  const { actor, remove, value } = begin('jazz');
  actor.send({ type: 'event.deleteConfirmed' });
  expect(value()).toBe('editing');
  actor.send({ type: 'event.deleteAsked' });
  expect(value()).toBe('confirmingDelete');
  actor.send({ type: 'event.deleteCancelled' });
  expect(value()).toBe('editing');
  expect(remove.calls).toHaveLength(0);

  const fresh = begin();
  fresh.actor.send({ type: 'event.deleteAsked' });
  expect(fresh.value()).toBe('editing');
});

test('a failed deletion is reported, and the next deletion is sent once', async () => {
  const { actor, emitted, remove, value } = begin('jazz');
  actor.send({ type: 'event.deleteAsked' });
  actor.send({ type: 'event.deleteConfirmed' });
  await remove.last().fail();
  expect(value()).toBe('editing');
  actor.send({ type: 'event.deleteAsked' });
  actor.send({ type: 'event.deleteConfirmed' });
  actor.send({ type: 'event.deleteConfirmed' });
  expect(remove.calls.map(({ input }) => input)).toEqual(['jazz', 'jazz']);
  await remove.last().succeed();
  expect(value()).toBe('left');
  expect(emitted).toEqual([
    { type: 'event.deleteFailed', failure: refusal },
    { type: 'event.deleted', eventId: 'jazz' },
  ]);
});
