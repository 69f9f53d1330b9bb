import { type AccessNeed, type Attendance, type Coordinates, cityOf, type EventStatus, foldText } from '@lively/engine';
import { onlineLocation } from '@lively/engine/constants';
import { writeOrdinal } from '@lively/engine/languages';
import { cleanLine } from './cleanText.ts';
import { correctCoordinates } from './correctCoordinates.ts';
import { decodeText } from './decodeText.ts';
import { findCity } from './findCity.ts';
import { findTimeZone } from './findTimeZone.ts';
import { findTopic } from './findTopic.ts';
import type { ImportedRow } from './ImportedRow.ts';
import { isNotice } from './isNotice.ts';
import { isReserved } from './isReserved.ts';
import { joinKeywords } from './joinKeywords.ts';
import { joinTexts } from './joinTexts.ts';
import { RecordError } from './RecordError.ts';
import { readAges } from './readAges.ts';
import { readConditions, storableLink } from './readConditions.ts';
import { readCountry } from './readCountry.ts';
import { readJson } from './readJson.ts';
import { readOrganizer } from './readOrganizer.ts';
import { readTicketUrl } from './readTicketUrl.ts';
import { readTimings, type Timings } from './readTimings.ts';
import { readVenue } from './readVenue.ts';
import { toCivil } from './toCivil.ts';
import { toPlainText } from './toPlainText.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** The value of the column `source` for imported events. */
export const openAgenda = 'openagenda';

interface RowOptions {
  /** Milliseconds since 1970. @default the current instant */
  readonly now?: number;
  /** Called with what was left out of an imported event. Completes “Record 12: …”. */
  readonly onRemark?: (remark: string) => void;
}

/**
 * Converts a record of the data set “Évènements publics OpenAgenda” (Explore v2.1) to an event. Omits unreadable fields; refuses
 * a record without a required field (an identifier, a title, a place, its times, a known status).
 *
 * @throws RecordError that names the missing field.
 */
export function toEventRow(record: unknown, { now = Date.now(), onRemark }: RowOptions = {}): ImportedRow {
  if (!isObject(record)) throw new RecordError('it is not a JSON object');

  const uid = cleanLine(record.uid, 200) ?? refuse('it has no uid, so a second import could not find it again');
  const title = cleanLine(decodeText(record.title_fr), 500) ?? refuse('it has no title');
  const { timings, dropped } = readTimings(record, now);
  const [first] = timings;
  const coordinates = readCoordinates(record);
  const timeZone = findTimeZone(record, coordinates, first.begin);
  const [begin, end] = [toCivil(first.begin, timeZone), toCivil(first.end, timeZone)];
  const { remark, ...price } = readConditions(record.conditions_fr);
  const venue = cleanLine(decodeText(record.location_name), 300);
  const description = toPlainText(record.description_fr, 2000);
  const agenda = cleanLine(record.originagenda_title, 300);
  const keywords = readList(record.keywords_fr);
  const ticketUrl = readTicketUrl({
    registration: record.registration,
    conditions: record.conditions_fr,
    links: record.links,
    texts: [record.description_fr, record.longdescription_fr],
    onlineAccess: record.onlineaccesslink,
  });
  const attendance = readAttendance(record.attendancemode);
  const place = attendance === 'online' ? onScreen : readPlace(record, coordinates);
  const text = toPlainText(record.longdescription_fr, descriptionLimit);
  const topic = findTopic({ title, keywords, description, text, surroundings: [agenda, venue] });

  if (dropped) onRemark?.(`${dropped} of its ${timings.length + dropped} timings are left out: the next ones are in`);
  return {
    title,
    category: topic.category,
    subcategory: topic.subcategory,
    ...place,
    country: readCountry(record),
    attendance,
    date: begin.date,
    time: begin.time,
    end_time: end.time,
    time_zone: timeZone,
    timings,
    status: readStatus(record.status),
    image: readImage(record.image),
    ...price,
    ticket_url: ticketUrl,
    ...readOrganizer(record, ticketUrl),
    description: joinKeywords(
      joinTexts(description, text, descriptionLimit),
      keywords,
      [title, place.venue],
      descriptionLimit,
    ),
    accessibility: readAccessibility(record.accessibility),
    ...readAges({
      youngest: toNumber(record.age_min),
      oldest: toNumber(record.age_max),
      texts: [record.title_fr, record.description_fr, record.longdescription_fr, record.conditions_fr],
    }),
    features: [...readFeatures(record), ...(remark ? [`Conditions\u00A0: ${cleanLine(remark, 300)}`] : [])],
    is_reserved: isReserved([title, record.conditions_fr, description, ...keywords]),
    is_notice: isNotice({ title, publishers: [agenda, record.contributor_organization], keywords, description }),
    original_date: dropped ? describeDates(timings, dropped, timeZone) : cleanLine(record.daterange_fr, 200),
    source: openAgenda,
    source_uid: uid,
    source_url: storableLink(record.canonicalurl),
    licence: 'Licence Ouverte / Open Licence 2.0 (Etalab)',
  };
}

/** Describes all dates of an event that is imported with a part of them: « 1er janvier 2026 – 9 septembre 2039 (5 000 horaires) ». */
function describeDates(timings: Timings, dropped: number, timeZone: string): string {
  const days = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone });
  const [first, last] = [timings[0], timings.at(-1) ?? timings[0]].map(({ begin }) => Date.parse(begin));
  const number = new Intl.NumberFormat('fr').format(timings.length + dropped);
  return `${writeOrdinal(days.formatRange(first ?? 0, last ?? 0), 'fr')} (${number} horaires)`;
}

/** Reads the URL of the picture. Spaces and accents are encoded, as a browser does. */
function readImage(value: unknown): string | null {
  return storableLink(typeof value === 'string' && URL.canParse(value) ? new URL(value).href : value);
}

function refuse(reason: string): never {
  throw new RecordError(reason);
}

function isObject(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

/** Reads `{"id": 1}` to `{"id": 6}`, or only the number. Refuses an unknown status, because the event may not take place. */
function readStatus(value: unknown): EventStatus {
  const number = readIdentifier(value);
  if (number === null) return 'scheduled';
  return statuses[number - 1] ?? refuse(`its status ${number} is unknown, so it may not take place`);
}

function readIdentifier(value: unknown): number | null {
  const read = readJson(value);
  const identifier = isObject(read) ? read.id : read;
  return identifier === null || identifier === undefined ? null : Number(identifier);
}

/** Reads `{lon, lat}`. Values outside the globe, or at zero and zero, are mistakes. */
function readCoordinates(record: RawRecord): Coordinates | null {
  const { location_coordinates: value } = record;
  if (!isObject(value)) return null;
  const [latitude, longitude] = [toNumber(value.lat), toNumber(value.lon)];
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isOnEarth ? correctCoordinates({ latitude, longitude }, record) : null;
}

function toNumber(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
}

/** The place of an online event, which has no directions and no distance. */
const onScreen = { location: onlineLocation, venue: null, full_address: null, latitude: null, longitude: null };

function readPlace(record: RawRecord, coordinates: Coordinates | null) {
  const location = readLocation(record, coordinates);
  const venue = readVenue(record.location_name, location, record.location_address);
  return {
    location,
    venue,
    full_address: readAddress(record, venue),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
}

/** Reads the city, with its district in the three largest cities: `Paris 19e`. */
function readLocation(record: RawRecord, coordinates: Coordinates | null): string {
  const city = readCity(record) ?? findCity(record, coordinates);
  if (!city) return refuse('it has no city, and no postcode of one commune, so no search could find it');
  const [, postcodeCity, district] =
    /^(750|751|6900|130)(\d+)$/.exec(cleanLine(record.location_postalcode, 20) ?? '') ?? [];
  const named = postcodeCity && cityForPostcode[postcodeCity];
  return named && district && city.toLowerCase() === named.toLowerCase()
    ? `${named} ${toOrdinal(Number(district))}`
    : city;
}

const cityForPostcode: Readonly<Record<string, string>> = {
  750: 'Paris',
  751: 'Paris',
  6900: 'Lyon',
  130: 'Marseille',
};

function toOrdinal(number: number): string {
  return number === 1 ? '1er' : `${number}e`;
}

/** Returns null for a sign that states that there is none: « - ». */
function readCity(record: RawRecord): string | null {
  const city = cleanLine(decodeText(record.location_city), 200);
  return city && /\p{L}/u.test(city) ? city : null;
}

/** Reads the street, and adds its postcode and city unless it contains a postcode. The venue is shown above it. */
function readAddress(record: RawRecord, venue: string | null): string | null {
  const city = readCity(record) ?? '';
  const names = [venue ?? '', `${venue} ${city}`].map(foldText);
  const stated = cleanLine(decodeText(record.location_address), 400) ?? '';
  const parts = /[\p{L}\p{N}]/u.test(stated) ? stated.split(/, */) : [];
  const written = parts.filter((part) => !names.includes(foldText(part))).join(', ');
  if (!written || /\b\d{5}\b/.test(written)) return written || null;
  const postcode = cleanLine(record.location_postalcode, 20);
  const street = written.split(', ').filter((part) => cityOf(part) !== cityOf(city));
  return cleanLine([...street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '), 500);
}

const descriptionLimit = 20_000;

const attendances: readonly Attendance[] = ['on_site', 'online', 'hybrid'];

function readAttendance(value: unknown): Attendance {
  return attendances[(readIdentifier(value) ?? 1) - 1] ?? 'on_site';
}

/** Reads attendance and accessibility as sentences of a list. */
function readFeatures(record: RawRecord): string[] {
  const attendance = readAttendance(record.attendancemode);
  const accessible = readList(record.accessibility_label_fr).slice(0, 10);
  return [
    attendance === 'online' ? 'En ligne' : attendance === 'hybrid' ? 'Sur place et en ligne' : null,
    ...accessible.map((label) => `Accessibilité\u00A0: ${label}`),
  ].filter((feature) => feature !== null);
}

const accessNeedForCode: Readonly<Record<string, AccessNeed>> = {
  hi: 'hearing',
  ii: 'intellectual',
  mi: 'mobility',
  pi: 'psychic',
  vi: 'visual',
};

/** Reads `hi;vi`: the needs that the venue is accessible for, without duplicates, in the order of the database. */
function readAccessibility(value: unknown): AccessNeed[] {
  const codes = new Set((cleanLine(value, 100) ?? '').split(/[;,\s]+/));
  return Object.entries(accessNeedForCode).flatMap(([code, need]) => (codes.has(code) ? [need] : []));
}

/** Reads the texts of a list, or of one text with commas. */
function readList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return items.slice(0, 50).flatMap((item) => cleanLine(decodeText(item), 150) ?? []);
}
