import type { Database } from '@lively/app/database';
import { eventTexts } from '@lively/engine/testing';

/** A row of `events` as the importer may write it. */
export type EventInsert = Database['public']['Tables']['events']['Insert'];

/** What the column `category` accepts. */
export const categories = ['music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food'] as const;

/** The columns that hold a text of a user or of a source, and how much of one the database takes (characters). Lists hold it twice. */
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

/** Into how many fields each text is put. */
export const fieldCount = Object.keys(textColumns).length + urlColumns.length;

/** The titles whose rows must be there, whatever else the database refuses. */
export const plainTitle = 'Bal du quartier';

/**
 * A text in every field of an event, and what is left of that where the database refuses it: every field but its name and place,
 * then its URLs alone. What begins like a URL is also one as it stands.
 *
 * @param index - Tells the rows of one text from those of another.
 * @param createdBy - The user whose events they are.
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

/** An event with nothing wrong, in the coming days: every column is there, as a request of many rows wants it. */
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
