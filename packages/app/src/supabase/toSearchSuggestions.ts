import { type EventId, hasVisibleText } from '@lively/engine';
import type { SearchSuggestions } from '../data/SearchSuggestions';

/** The answer of `suggest_searches`. */
interface SuggestAnswer {
  readonly events: readonly { id: EventId; title: string; location: string | null; venue: string | null }[];
  readonly venues: readonly { venue: string; location: string | null }[];
  readonly communes: readonly { code: string; name: string; department: string; postal_codes: readonly string[] }[];
  readonly correction: string | null;
}

/** Converts an answer of the database, untyped JSON, to suggestions. Omits invisible names and duplicate venues. */
export function toSearchSuggestions(answer: unknown): SearchSuggestions {
  const { events, venues, communes, correction } = answer as SuggestAnswer;
  return {
    events: events
      .filter(({ title }) => hasVisibleText(title))
      .map(({ id, title, venue, location }) => ({
        id,
        title,
        place: [venue, location].filter((part): part is string => part !== null && hasVisibleText(part)),
      })),
    venues: [
      ...new Map(
        venues
          .filter(({ venue }) => hasVisibleText(venue))
          .map(({ venue, location }) => [venue, { name: venue, location: location ?? '' }]),
      ).values(),
    ],
    communes: communes.map(({ postal_codes, code, name, department }) => ({
      code,
      name,
      department,
      postalCodes: postal_codes,
    })),
    correction,
  };
}
