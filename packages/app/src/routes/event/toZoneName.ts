import type { TFunction } from 'i18next';

/** The zones of overseas France, by their local names. */
const overseas = {
  'America/Cayenne': 'guiana',
  'America/Guadeloupe': 'guadeloupe',
  'America/Marigot': 'saintMartin',
  'America/Martinique': 'martinique',
  'America/Miquelon': 'saintPierre',
  'America/St_Barthelemy': 'saintBarthelemy',
  'Indian/Kerguelen': 'kerguelen',
  'Indian/Mayotte': 'mayotte',
  'Indian/Reunion': 'reunion',
  'Pacific/Noumea': 'newCaledonia',
  'Pacific/Tahiti': 'tahiti',
  'Pacific/Wallis': 'wallis',
} as const;

/** Returns « Heure de La Réunion »: the name of an overseas zone, the city of any other. */
export function toZoneName(timeZone: string, t: TFunction<['event', 'common', 'taxonomy']>): string {
  const known = overseas[timeZone as keyof typeof overseas];
  if (known) return t(`zones.${known}`);
  return t('facts.zone', { zone: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone });
}
