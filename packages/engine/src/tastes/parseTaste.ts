import { accessNeeds } from '../constants.ts';
import { listTaxonomyEntries } from '../taxonomy/listTaxonomyEntries.ts';
import { maxTasteLines } from './changeTaste.ts';
import { groupLength, type Subject, type TasteLine, type TasteProfile, weekdays } from './TasteProfile.ts';

/** The max number of euros or kilometres. */
const maxNumber = 100_000;
/** The max number of characters of a name in a line. */
const maxLength = 300;

/**
 * Reads a taste from JSON text: of the device, or of a file. Null if the text is no taste of this version, or if one of its lines is
 * invalid, so that a file is restored completely or not at all.
 */
export function parseTaste(text: string): TasteProfile | null {
  return toTaste(parseJson(text));
}

/** `parseTaste` of parsed JSON. */
export function toTaste(stored: unknown): TasteProfile | null {
  if (!isRecord(stored) || stored.version !== 1 || !Array.isArray(stored.lines)) return null;
  if (stored.lines.length > maxTasteLines) return null;
  const lines = stored.lines.map(parseLine);
  return lines.includes(null) ? null : { version: 1, lines: lines.filter((line) => line !== null) };
}

/** Writes a taste as the text of a file. `parseTaste` reads the same taste from it. */
export function formatTaste(taste: TasteProfile): string {
  return `${JSON.stringify(taste, null, 2)}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Json = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function parseLine(line: unknown): TasteLine | null {
  if (!isRecord(line)) return null;
  const { kind } = line;
  switch (kind) {
    case 'more':
    case 'less': {
      const subject = parseSubject(line.subject);
      const { ofTen } = line;
      return subject && isNumber(ofTen) && Number.isInteger(ofTen) && ofTen <= groupLength
        ? { kind, subject, ofTen }
        : null;
    }
    case 'never':
    case 'only': {
      const subject = parseSubject(line.subject);
      return subject && { kind, subject };
    }
    case 'notBefore':
    case 'notAfter':
      return typeof line.time === 'string' && /^([01]\d|2[0-4]):[0-5]\d$/.test(line.time)
        ? { kind, time: line.time }
        : null;
    case 'maxPrice':
      return isNumber(line.euros) ? { kind, euros: line.euros } : null;
    case 'within':
      return isNumber(line.kilometres) ? { kind, kilometres: line.kilometres } : null;
    case 'vary':
    case 'surprise':
      return { kind };
    default:
      return null;
  }
}

function parseSubject(subject: unknown): Subject | null {
  if (!isRecord(subject)) return null;
  const { kind, value } = subject;
  switch (kind) {
    case 'topic': {
      const slug = listTaxonomyEntries().find((entry) => entry.slug === value)?.slug;
      return slug ? { kind, value: slug } : null;
    }
    case 'text':
    case 'commune':
    case 'organiser':
      return isName(value) ? { kind, value } : null;
    case 'weekday': {
      const days = Array.isArray(value) ? weekdays.filter((day) => value.includes(day)) : [];
      return days.length ? { kind, value: days } : null;
    }
    case 'part':
      return value === 'morning' || value === 'afternoon' || value === 'evening' || value === 'night'
        ? { kind, value }
        : null;
    case 'access': {
      const need = accessNeeds.find((each) => each === value);
      return need ? { kind, value: need } : null;
    }
    case 'free':
    case 'online':
    case 'family':
      return { kind, value: true };
    case 'event': {
      const { id, title } = isRecord(value) ? value : ({} as Json);
      return isName(id) && isName(title) ? { kind, value: { id, title } } : null;
    }
    default:
      return null;
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= maxNumber;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
