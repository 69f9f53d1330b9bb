import { keepDrawn, registerFonts } from '../src/site/share/registerFonts.ts';
import type { RawRecord } from './Case.ts';
import type { Outputs } from './readOutputs.ts';

/** A rule that holds for every record of a source. */
interface Rule {
  /** Completes “broken: …”. */
  readonly broken: string;
  /** Whether the record breaks the rule. */
  readonly isBroken: (record: RawRecord, outputs: Outputs) => boolean;
}

const characters = await registerFonts({ registerFont: async () => [] as never });

/** The rules for every output, whatever the record. */
export const rules: readonly Rule[] = [
  { broken: 'it is not imported', isBroken: (_, { row }) => !row },
  {
    broken: 'the local hour of JSON-LD is not that of the record',
    isBroken(record, { jsonLd }) {
      const timing = nextTimingOf(record);
      const start = String(jsonLd?.startDate ?? '');
      return Boolean(timing && jsonLd && !timing.begin.endsWith('Z') && !timing.begin.startsWith(start.slice(0, 16)));
    },
  },
  {
    broken: 'a whole day has hours',
    isBroken(record, { row, page, jsonLd, calendar }) {
      const timing = nextTimingOf(record);
      if (!row || !timing || !/T00:00/.test(timing.begin) || !/T23:59/.test(timing.end)) return false;
      return (
        /00:00|23:59/.test(page) ||
        String(jsonLd?.startDate).includes('T') ||
        calendar.some((entry) => !/DTSTART;VALUE=DATE:/.test(entry))
      );
    },
  },
  {
    broken: 'the page gives an event of several days the hours of one',
    isBroken(record, { row, page }) {
      const timing = nextTimingOf(record);
      if (!row || !timing || Date.parse(timing.end) - Date.parse(timing.begin) < 36 * 36e5) return false;
      return /\d\d:\d\d – \d\d:\d\d/.test(page);
    },
  },
  {
    broken: 'a commune of France for another country',
    isBroken: (record, { row }) =>
      Boolean(row?.commune) && !territories.has(String(record.location_countrycode ?? 'FR')),
  },
  {
    broken: 'no commune, and the record has a postcode of France',
    isBroken: (record, { row }) =>
      Boolean(row && !row.commune && record.location_countrycode === 'FR' && record.location_postalcode),
  },
  {
    broken: 'a place without a letter',
    isBroken: (_, { row }) =>
      [row?.venue, row?.location].some((text) => typeof text === 'string' && !/\p{L}/u.test(text)),
  },
  {
    broken: 'entities or tags in a text',
    isBroken: (_, { row }) =>
      [row?.title, row?.description].some((text) => /&(\w+|#\d+);|<\/?\w+>/.test(String(text ?? ''))),
  },
  {
    broken: 'a notice is in a feed, a calendar or the structured data',
    isBroken: (_, { row, jsonLd, jsonFeed, calendar }) =>
      Boolean(row?.is_notice && (jsonLd || jsonFeed || calendar.length)),
  },
  { broken: 'the picture is lost', isBroken: ({ image }, { row }) => Boolean(row && image && !row.image) },
  {
    broken: 'the share picture omits the whole title',
    isBroken: (_, { row }) => Boolean(row) && !keepDrawn(String(row?.title), characters),
  },
  {
    broken: 'JSON-LD has another attendance mode',
    isBroken(record, { jsonLd }) {
      const mode = readNumber(record.status) === movedOnline ? online : readNumber(record.attendancemode);
      return Boolean(jsonLd && mode && !String(jsonLd.eventAttendanceMode).endsWith(`${attendance[mode]}`));
    },
  },
  {
    broken: 'a feed does not say that the event is cancelled, postponed or moved online',
    isBroken(record, { jsonFeed, rss }) {
      const word = statusWords[readNumber(record.status) ?? 1];
      return Boolean(word && jsonFeed && ![String(jsonFeed.title), rss].every((text) => text.includes(word)));
    },
  },
  {
    broken: 'JSON-LD has no country',
    isBroken: (record, { jsonLd }) =>
      Boolean(jsonLd && record.location_city && !JSON.stringify(jsonLd.location).includes('addressCountry')),
  },
  {
    broken: 'JSON-LD is free and the conditions do not say so',
    isBroken: ({ conditions_fr }, { jsonLd }) =>
      (jsonLd?.offers as RawRecord | undefined)?.price === 0 &&
      !/gratuit|entrée libre|accès libre|libre accès/i.test(String(conditions_fr)),
  },
];

const [movedOnline, online] = [3, 2];
const attendance: Readonly<Record<number, string>> = {
  1: 'OfflineEventAttendanceMode',
  2: 'OnlineEventAttendanceMode',
  3: 'MixedEventAttendanceMode',
};
const statusWords: Readonly<Record<number, string>> = { 3: 'En ligne', 4: 'Reporté', 6: 'Annulé' };
/** The country codes of the parts of France. */
const territories = new Set('FR BL MF GP MQ GF RE PM YT WF PF NC'.split(' '));

function nextTimingOf({ timings }: RawRecord): { begin: string; end: string } | undefined {
  const list = typeof timings === 'string' ? JSON.parse(timings) : timings;
  return Array.isArray(list) ? list.find(({ end }) => Date.parse(end) > Date.now()) : undefined;
}

function readNumber(value: unknown): number | null {
  const read = typeof value === 'string' ? JSON.parse(value) : value;
  return Number(read?.id ?? read) || null;
}
