import { type Coordinates, foldText, memoize } from '@lively/engine';
import findZone from '@photostructure/tz-lookup';
import { cleanLine } from './cleanText.ts';
import { readCountry } from './readCountry.ts';

/**
 * Finds the time zone of a venue, as an IANA name: from its country if that has one zone, else from its coordinates, else from
 * its territory or postcode. A venue abroad without coordinates gets the offset that its first timing is written with. The
 * default is Europe/Paris.
 *
 * @param begin - The first instant of the record, with its offset.
 */
export function findTimeZone(
  record: Readonly<Record<string, unknown>>,
  coordinates: Coordinates | null = null,
  begin = '',
): string {
  const country = readCountry(record);
  const zone = country && zoneForCountry[country];
  if (zone) return zone;
  if (country && !isFrench(country)) return coordinates ? locate(coordinates) : toFixedZone(begin);
  const postcode = cleanLine(record.location_postalcode, 20) ?? '';
  const byPostcode = territories.find(({ postcodes }) => postcodes.test(postcode));
  if (byPostcode) return byPostcode.zone;
  if (country === 'PF') return coordinates ? locate(coordinates) : 'Pacific/Tahiti';
  const names = [record.location_department, record.location_region, record.country_fr];
  return zoneForNames(names.map((name) => cleanLine(name, 100) ?? '').join('\n')) ?? 'Europe/Paris';
}

/** Finds the zone of a territory by names on lines of their own. A million records have the names of a hundred departments. */
const zoneForNames = memoize((written: string) => {
  const names = written.split('\n').map((name) => foldText(name).replace(/[^a-z]+/g, ' '));
  return territories.find(({ name }) => names.some((text) => name.test(text)))?.zone;
});

/** Returns true for France, and for Polynesia, which has three zones. Other territories are in the table of countries. */
function isFrench(country: string): boolean {
  return country === 'FR' || country === 'PF';
}

function locate({ latitude, longitude }: Coordinates): string {
  return findZone(latitude, longitude);
}

/** Returns `Etc/GMT+5` for an offset of `-05:00`; Europe/Paris for `Z`, because sources write any zone in UTC. */
function toFixedZone(begin: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(begin) ?? [];
  if (!sign || minutes !== '00' || hours === '00') return 'Europe/Paris';
  // The signs of these names are reversed.
  return `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`;
}

const territories = [
  { zone: 'America/St_Barthelemy', postcodes: /^97133/, name: /^saint barthelemy$/ },
  { zone: 'America/Marigot', postcodes: /^97150/, name: /^saint martin( antilles.*)?$/ },
  { zone: 'America/Guadeloupe', postcodes: /^971/, name: /^guadeloupe$/ },
  { zone: 'America/Martinique', postcodes: /^972/, name: /^martinique$/ },
  { zone: 'America/Cayenne', postcodes: /^973/, name: /^guyane( francaise)?$/ },
  { zone: 'Indian/Reunion', postcodes: /^974/, name: /^(la )?reunion$/ },
  { zone: 'America/Miquelon', postcodes: /^975/, name: /^saint pierre et miquelon$/ },
  { zone: 'Indian/Mayotte', postcodes: /^976/, name: /^mayotte$/ },
  { zone: 'Pacific/Wallis', postcodes: /^986/, name: /^wallis et futuna$/ },
  { zone: 'Pacific/Marquesas', postcodes: /^987(4\d|96)/, name: /^(iles )?marquises$/ },
  { zone: 'Pacific/Gambier', postcodes: /^987(55|9[23])/, name: /^(iles )?gambier$/ },
  { zone: 'Pacific/Tahiti', postcodes: /^987/, name: /^polynesie francaise$/ },
  { zone: 'Pacific/Noumea', postcodes: /^988/, name: /^nouvelle caledonie$/ },
];

/** Countries with one time zone in the data set: the territories and the neighbours. */
const zoneForCountry: Readonly<Record<string, string>> = {
  BL: 'America/St_Barthelemy',
  MF: 'America/Marigot',
  GP: 'America/Guadeloupe',
  MQ: 'America/Martinique',
  GF: 'America/Cayenne',
  RE: 'Indian/Reunion',
  PM: 'America/Miquelon',
  YT: 'Indian/Mayotte',
  WF: 'Pacific/Wallis',
  NC: 'Pacific/Noumea',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MC: 'Europe/Monaco',
};
