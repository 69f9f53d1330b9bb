import { type EventDraft, emptyEventDraft } from '@lively/machines';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deviceOwner } from '../../device/deviceOwner';
import { type DraftSlot, eventDraftStorage } from '../../device/eventDraftStorage';
import { useStoredDraft } from './useStoredDraft';

afterEach(() => localStorage.clear());

const eventId = 'c0ffee00-0000-4000-8000-000000000000';
const typed = { ...emptyEventDraft, title: 'Bal des lampions', date: '2099-07-14' };

function open(userId = 'ana', slot: DraftSlot = 1, saved: EventDraft = emptyEventDraft) {
  deviceOwner.hold(userId);
  return renderHook(() => useStoredDraft(userId, slot, saved)).result.current;
}

/** Restores a draft as a version of the app has stored it. */
function restore(draft: object) {
  localStorage.setItem('lively_draft ana new 1', JSON.stringify({ newEventId: eventId, draft }));
  return open().restored;
}

test('a draft and the id of its event are restored at the next visit', () => {
  const first = open();
  expect(first.restored).toBeNull();
  first.keep(typed);
  const second = open();
  expect(second.restored).toEqual(typed);
  expect(second.newEventId).toBe(first.newEventId);
});

test('an unreadable date and time are empty after a reload, as in their fields', () => {
  open().keep({ ...typed, date: 'unreadable', time: '21:00', endTime: 'unreadable' });
  expect(open().restored).toEqual({ ...typed, date: '', time: '21:00', endTime: '' });
});

test('an invalid time is empty after a reload', () => {
  open().keep({ ...typed, time: '99:99', endTime: '21:00:30' });
  expect(open().restored).toEqual({ ...typed, time: '', endTime: '' });
});

test('a focal point is restored, and an invalid one is not', () => {
  const focused = { ...typed, imageFocus: { x: 42, y: 18 } };
  open().keep(focused);
  expect(open().restored).toEqual(focused);
  for (const imageFocus of [{ x: 42, y: 101 }, { x: 4.2, y: 0 }, { x: 42 }, '42,18'])
    expect(restore({ ...typed, imageFocus })).toEqual(typed);
});

test('a draft of an older version has no focal point', () => {
  const { imageFocus: _, ...older } = typed;
  expect(restore(older)).toEqual(typed);
});

test('a deleted draft is not restored, and the next event has another id', () => {
  const first = open();
  first.keep(typed);
  first.forget();
  const second = open();
  expect(second.restored).toBeNull();
  expect(second.newEventId).not.toBe(first.newEventId);
});

test('a form that returns to its first values keeps no draft', () => {
  const { keep } = open();
  keep(typed);
  keep(emptyEventDraft);
  expect(open().restored).toBeNull();
});

const saved = { ...emptyEventDraft, title: 'Bal' };

test('a draft of a stored event is restored while the event is unchanged', () => {
  open('ana', eventId, saved).keep(typed);
  expect(open('ana', eventId, saved)).toMatchObject({ restored: typed, older: null });
});

test('a draft older than the saved event is not restored, and is kept until the form changes', () => {
  open('ana', eventId, saved).keep(typed);
  const savedSince = { ...saved, title: 'Bal de mai' };
  const second = open('ana', eventId, savedSince);
  expect(second).toMatchObject({ restored: null, older: typed });
  second.keep({ ...savedSince, venue: 'Kiosque' });
  second.keep(savedSince);
  expect(open('ana', eventId, savedSince)).toMatchObject({ restored: null, older: typed });
  second.keep(typed);
  expect(open('ana', eventId, savedSince)).toMatchObject({ restored: typed, older: null });
});

test('a draft without the saved event of its start is offered as an older one', () => {
  localStorage.setItem(`lively_draft ana ${eventId}`, JSON.stringify({ newEventId: eventId, draft: typed }));
  expect(open('ana', eventId, saved)).toMatchObject({ restored: null, older: typed });
});

test.each([
  ['of another user', 'bob', 1],
  ['of another tab', 'ana', 2],
  ['of another event', 'ana', eventId],
])('the draft %s is not restored', (_, userId, slot) => {
  open().keep(typed);
  expect(open(userId, slot).restored).toBeNull();
});

test.each(['{', '7', '{"draft":{"title":"Bal"},"newEventId":"x"}', '{"draft":null}'])(
  'an invalid draft is ignored: %s',
  (text) => {
    localStorage.setItem('lively_draft ana new 1', text);
    expect(open().restored).toBeNull();
  },
);

test('nothing typed is stored after the session of its user has ended', () => {
  const { keep } = open();
  deviceOwner.hold('bob');
  keep(typed);
  expect(eventDraftStorage.read('ana', 1)).toBeNull();
});
