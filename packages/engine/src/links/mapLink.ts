import { mapUrl } from '../constants.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { safeHttpsUrl } from './safeHttpsUrl.ts';
import { withQuery } from './withQuery.ts';

/** Returns the map link of an event: its stored link if it is safe, otherwise OpenStreetMap at its coordinates or its address. */
export function mapLink({
  mapUrl: own,
  coordinates,
  fullAddress,
  venue,
  location,
}: Pick<LivelyEvent, 'mapUrl' | 'coordinates' | 'fullAddress' | 'venue' | 'location'>): string {
  const place = fullAddress || venue || '';
  // A street alone is in many towns. « Paris 18e », « Montreuil (93) »
  const town = location.replace(/ [\d(].*/, '');
  const address = place.includes(town) ? place : `${place} ${town}`;
  const query = coordinates ? `${coordinates.latitude},${coordinates.longitude}` : address;
  return safeHttpsUrl(own) ?? withQuery(mapUrl, { query });
}
