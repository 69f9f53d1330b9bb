import { parseEventId } from '@lively/engine';
import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../data/BackendContext';
import { eventQuery } from '../../../data/useEvent';
import { splitLanguage } from '../../../navigation/paths';
import type { BuilderState } from './builderState';

/** The single event of a widget. */
export interface ChosenEvent {
  /** The uuid; empty without an event, and for the next one. */
  readonly id: string;
  /** Empty until it is known. */
  readonly title: string;
  /** Why a typed text is no event; null if it is one, or may be. */
  readonly problem: EventProblem | null;
}

type EventProblem = { readonly name: 'error' | 'missing' } | { readonly name: 'elsewhere'; readonly host: string };

/** Reads the event that the user has typed, and finds out whether it is public. */
export function useChosenEvent({ view, event }: BuilderState): ChosenEvent {
  const { events } = useBackend();
  const read = view === 'event' && event.trim() ? readEventId(event, location.origin) : { id: '' };
  const id = 'id' in read ? read.id : '';
  const found = useQuery({ ...eventQuery(events, id), enabled: id !== '' });
  if ('name' in read) return { id: '', title: '', problem: read };
  if (id && found.data === null) return { id: '', title: '', problem: { name: 'missing' } };
  // A widget asks for a uuid, and not for the number of an event.
  const known = parseEventId(id)?.kind === 'uuid' ? id.toLowerCase() : '';
  return { id: found.data?.id ?? known, title: found.data?.title ?? '', problem: null };
}

/** Reads an id, or the URL of the page of an event on this site; otherwise the problem. */
export function readEventId(text: string, site: string): { readonly id: string } | EventProblem {
  const typed = text.trim();
  if (parseEventId(typed)) return { id: typed };
  const url = URL.parse(typed, site);
  if (url?.host && url.host !== new URL(site).host) return { name: 'elsewhere', host: url.host };
  const [, id = ''] = /^(?:\/widget)?\/event\/([^/]+)\/?$/.exec(splitLanguage(url?.pathname ?? '').path) ?? [];
  return parseEventId(id) ? { id } : { name: 'error' };
}
