import { foldText } from '@lively/engine';
import { cleanLine } from './cleanText.ts';

/** Finds the time zone of a venue, as an IANA name, from its country, territory or postcode. The default is Europe/Paris. */
export function findTimeZone(record: Readonly<Record<string, unknown>>): string {
  const country = cleanLine(record.location_countrycode, 2)?.toUpperCase();
  const postcode = cleanLine(record.location_postalcode, 20) ?? '';
  const names = [record.location_department, record.location_region, record.country_fr].map((name) =>
    foldText(cleanLine(name, 100) ?? '').replace(/[^a-z]+/g, ' '),
  );
  return (
    (country && zoneForCountry[country]) ??
    territories.find(({ postcodes }) => isFrench(country) && postcodes.test(postcode))?.zone ??
    territories.find(({ name }) => names.some((text) => name.test(text)))?.zone ??
    'Europe/Paris'
  );
}

/** Returns true for France. Territories have separate country codes, but are also written as parts of France. */
function isFrench(country: string | undefined): boolean {
  return !country || country === 'FR';
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
  PF: 'Pacific/Tahiti',
  NC: 'Pacific/Noumea',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MC: 'Europe/Monaco',
};
