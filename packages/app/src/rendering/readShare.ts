import { withDeadline } from '@lively/machines';
import { categoryColors } from '@lively/ui/tokens';
import { toEventItem } from '../events/toEventItem';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { eventServices } from '../supabase/eventServices';
import type { Share } from './Renderer';
import { readTexts } from './readTexts';
import { renderPoster } from './renderPoster';

/**
 * Reads the data of an event's share picture. Null for an event that is not public.
 *
 * @param now - Milliseconds since 1970.
 * @throws Error if the backend does not answer.
 */
export async function readShare(idInUrl: string, language: Language, now: number): Promise<Share | null> {
  const event = await withDeadline((signal) => eventServices.findEvent(idInUrl, signal));
  if (!event) return null;
  const i18n = await readTexts(language);
  await loadNamespaces(i18n, ['taxonomy']);
  const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  const item = toEventItem({ event, distanceKm: 1_000, href: '' }, { language, t, now });
  const { flood, onFlood } = categoryColors('light')[event.category];
  return {
    id: event.id,
    title: item.title,
    categoryLabel: item.categoryLabel,
    place: item.place,
    detail: item.status ?? item.time,
    date: item.date,
    colors: { flood, onFlood },
    poster: renderPoster(event),
  };
}
