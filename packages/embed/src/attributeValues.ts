import { categoryNames } from './locales/categoryNames.ts';

/** The attributes that accept any text, as alternatives of a regular expression. */
export const anyText = 'event-id|query|filters|venue|organizer|locate|city|near|tags|source|apikey';
/** The attributes with a list of values, written `name=(value|value)`, as alternatives of a regular expression. */
export const listedValues = `layout=(list|grid|compact|week|month|search)|limit=([1-9]\\d?|100)|category=(${Object.keys(categoryNames.fr).join('|')})|date=(all|today|tonight|tomorrow|weekend)|lang=(fr|en|es)|theme=(light|dark|auto)|partner=(.{1,60})`;
