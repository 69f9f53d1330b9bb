import { isOnline, type LivelyEvent, mapNames, typedTextNames } from '@lively/engine';
import { readFocalPoint } from '@lively/engine/focalPoint';
import { type DraftDate, type EventDate, type EventDraft, listEventDates } from '@lively/machines';

/** Converts a stored event to the form's values: unknown values are empty. */
export function toEventDraft(event: LivelyEvent): EventDraft {
  const [first = { date: '', time: '', endTime: '' }, ...otherDates] = listEventDates(event).map(toDraftDate);
  // An event that moved online keeps the city of its hall.
  const isElsewhere = isOnline({ ...event, status: 'scheduled' });
  return {
    ...mapNames(typedTextNames, (name) => event[name] ?? ''),
    title: event.title,
    category: event.category,
    attendance: isElsewhere ? 'online' : event.attendance,
    location: isElsewhere ? '' : event.location,
    imageDecorative: event.imageText === '' ? 'on' : '',
    imageFocus: readFocalPoint(event.image),
    ...first,
    otherDates,
    maxCapacity: toText(event.maxCapacity),
    minAge: toText(event.minAge),
    maxAge: toText(event.maxAge),
    lineup: event.lineup.join('\n'),
    features: event.features.join('\n'),
    accessibility: event.accessibility.join('\n'),
  };
}

function toText(number: number | null): string {
  return number === null ? '' : String(number);
}

function toDraftDate({ date, time, endTime }: EventDate): DraftDate {
  return { date, time: time ?? '', endTime: endTime ?? '' };
}
