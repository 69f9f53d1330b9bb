import type { Database } from '@lively/app/database';
import { eventTexts } from '@lively/engine/testing';

/** A row of `events` as the importer may write it. */
export type EventInsert = Database['public']['Tables']['events']['Insert'];

/** The values that the column `category` accepts. */
export const categories = ['music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food'] as const;

/** The columns that contain a text of a user or of a source, with the max characters in the database. Lists contain it twice. */
const optionalTexts = Object.values(eventTexts);
const plainTexts = optionalTexts.filter((text) => !('isUrl' in text));
const textColumns: Readonly<Record<string, number>> = {
  title: 500,
  location: 200,
  ...Object.fromEntries(plainTexts.map(({ column, maxLength }) => [column, maxLength])),
  features: 4980,
  lineup: 19_980,
};
const urlColumns = optionalTexts.filter((text) => 'isUrl' in text).map(({ column }) => column);
const lists: readonly string[] = ['features', 'lineup'];

/** The number of fields that each text is put into. */
export const fieldCount = Object.keys(textColumns).length + urlColumns.length;

/** The title of rows that must be stored, even if the database refuses others. */
export const plainTitle = 'Bal du quartier';

/**
 * Creates rows with a text in every field of an event, and reduced rows in case the database refuses it: first without
 * its name and place, then only in its URLs. The last row uses the text itself as the URL.
 *
 * @param index - Distinguishes the rows of one text from those of another.
 * @param createdBy - The user who created the events.
 */
export function createTextRows(
  text: string,
  index: number,
  createdBy: string,
): Record<'whole' | 'details' | 'paths' | 'urls', EventInsert> {
  const columns = Object.keys(textColumns);
  const row = { ...createPlainRow(index, createdBy), source_uid: `${index}` };
  const fillUrls = (url: string) => Object.fromEntries(urlColumns.map((column) => [column, url]));
  const paths = fillUrls(`https://evil.example/${text.replace(/\s/g, '').slice(0, 2000)}`);
  return {
    whole: { ...row, ...fillTexts(columns, text), ...paths },
    details: { ...row, ...fillTexts(columns.slice(2), text), ...paths },
    paths: { ...row, ...paths },
    urls: { ...row, ...fillUrls(text), source_uid: `${index}-urls` },
  };
}

function fillTexts(columns: readonly string[], text: string): Partial<EventInsert> {
  return Object.fromEntries(
    columns.map((column) => {
      const cut = Array.from(text).slice(0, textColumns[column]).join('');
      return [column, lists.includes(column) ? [cut, Array.from(cut).slice(0, 20).join('')] : cut];
    }),
  );
}

/** Creates a valid event in the next days. It has every column, because a request with many rows needs the same columns. */
function createPlainRow(index: number, createdBy: string): EventInsert {
  const start = new Date(Date.now() + (1 + (index % 9)) * 86_400_000);
  return {
    ...Object.fromEntries(optionalTexts.map(({ column }) => [column, null])),
    title: `${plainTitle} ${index}`,
    category: categories[index % categories.length] ?? 'music',
    location: 'Lyon 2e',
    venue: 'Place Bellecour',
    full_address: '1 place Bellecour, 69002 Lyon',
    latitude: 45.7578,
    longitude: 4.832,
    date: start.toISOString().slice(0, 10),
    time: '20:30',
    end_time: '23:00',
    time_zone: 'Europe/Paris',
    price: '12 €',
    organizer: 'Ville de Lyon',
    description: 'Un bal sur la place, avec un orchestre.',
    source: 'hostile',
    features: [],
    lineup: [],
    created_by: createdBy,
  };
}
