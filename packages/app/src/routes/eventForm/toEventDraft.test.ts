import { mapNames, typedTextNames } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { emptyEventDraft } from '@lively/machines';
import { expect, test } from 'vitest';
import { toEventDraft } from './toEventDraft';

test('an event with few values leaves the other fields empty', () => {
  expect(toEventDraft(createEvent({ title: 'Sans rien', location: '' }))).toEqual({
    ...emptyEventDraft,
    title: 'Sans rien',
    category: 'music',
  });
});

test('an event with all values fills every field', () => {
  const told = {
    ...mapNames(typedTextNames, (name) => `Le texte de ${name}`),
    title: 'Nuit Nina Simone',
    category: 'music' as const,
    location: 'Paris 18e',
    date: '2026-12-12',
    time: '20:30',
    endTime: '00:30',
  };
  const lists = { lineup: ['Nina', 'Trio'], features: ['Bar'], accessibility: ['mobility', 'quiet'] } as const;
  expect(toEventDraft(createEvent({ ...told, ...lists, maxCapacity: 1091, minAge: 0, maxAge: 12 }))).toEqual({
    ...told,
    attendance: 'on_site',
    otherDates: [],
    imageDecorative: '',
    imageFocus: null,
    lineup: 'Nina\nTrio',
    features: 'Bar',
    accessibility: 'mobility\nquiet',
    maxCapacity: '1091',
    minAge: '0',
    maxAge: '12',
  });
});

test('an event with several dates fills one row for each', () => {
  const timings = [
    { begin: '2026-12-12T20:30:00+01:00', end: '2026-12-13T00:30:00+01:00' },
    { begin: '2026-12-19T20:30:00+01:00', end: '2026-12-19T20:30:00+01:00' },
  ];
  expect(toEventDraft(createEvent({ timings }))).toMatchObject({
    date: '2026-12-12',
    time: '20:30',
    endTime: '00:30',
    otherDates: [{ date: '2026-12-19', time: '20:30', endTime: '' }],
  });
});

test('a decorative picture is one whose description is empty, not one that was never described', () => {
  const draftOf = (imageText: string | null) =>
    toEventDraft(createEvent({ image: 'https://a.example/b.jpg', imageText }));
  expect(draftOf('')).toMatchObject({ imageText: '', imageDecorative: 'on' });
  expect(draftOf(null)).toMatchObject({ imageText: '', imageDecorative: '' });
  expect(draftOf('Un trio.')).toMatchObject({ imageText: 'Un trio.', imageDecorative: '' });
});

test('the focal point of a picture is that of its URL', () => {
  const image = 'https://a.example/b.jpg#focus=42,18';
  expect(toEventDraft(createEvent({ image }))).toMatchObject({ imageFocus: { x: 42, y: 18 } });
});

test('an event online has no city to edit, and an event that moved online keeps its own', () => {
  const online = createEvent({ attendance: 'online', location: 'En ligne' });
  expect(toEventDraft(online)).toMatchObject({ attendance: 'online', location: '' });
  const hybrid = createEvent({ attendance: 'hybrid', location: 'Brest' });
  expect(toEventDraft(hybrid)).toMatchObject({ attendance: 'hybrid', location: 'Brest' });
  const moved = createEvent({ status: 'moved_online', location: 'Brest' });
  expect(toEventDraft(moved)).toMatchObject({ attendance: 'on_site', location: 'Brest' });
});
