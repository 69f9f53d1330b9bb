import { fakePicture } from '../test/fakePicture';
import { defineWalk } from '../test/walkMachine';
import { emptyEventDraft } from './eventDraft';
import { eventEditingMachine } from './eventEditing.machine';

const now = Date.parse('2026-11-21T12:00:00Z');

export const walk = defineWalk({
  machine: eventEditingMachine,
  inputs: [
    { eventId: null, newEventId: 'new', draft: emptyEventDraft, image: null },
    {
      eventId: 'jazz',
      newEventId: 'new',
      draft: {
        ...emptyEventDraft,
        title: 'Jazz',
        category: 'music',
        location: 'Paris',
        date: '2026-11-01',
        time: '20:00',
      },
      image: 'https://pictures.example/jazz.png',
    },
  ],
  events: [
    { type: 'event.changed', changes: { title: '' } },
    { type: 'event.changed', changes: { title: 'Jazz' } },
    { type: 'event.changed', changes: { imageDecorative: 'on' } },
    { type: 'event.changed', changes: { imageFocus: { x: 42, y: 18 } } },
    { type: 'event.pictureChosen', picture: fakePicture('jazz.png') },
    { type: 'event.pictureChosen', picture: fakePicture('jazz.svg', { type: 'image/svg+xml' }) },
    { type: 'event.pictureRemoved' },
    { type: 'event.submitted', now },
    { type: 'event.stayAsked' },
    { type: 'event.deleteAsked' },
    { type: 'event.deleteCancelled' },
    { type: 'event.deleteConfirmed' },
  ],
  answers: { saveEvent: [undefined], deleteEvent: [undefined] },
});
