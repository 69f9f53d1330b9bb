import type { EventId } from '@lively/engine';

/** Possible meanings of the typed text: the best first, at most five of each kind. */
export interface SearchSuggestions {
  /** Future events. */
  readonly events: readonly { readonly id: EventId; readonly title: string; readonly place: readonly string[] }[];
  /** Venues of future events. */
  readonly venues: readonly { readonly name: string; readonly location: string }[];
  readonly communes: readonly SuggestedCommune[];
  /** The text without slips, if it finds no event and no commune. */
  readonly correction: string | null;
}

export interface SuggestedCommune {
  /** The INSEE code. */
  readonly code: string;
  readonly name: string;
  /** The code of the department. */
  readonly department: string;
  readonly postalCodes: readonly string[];
}
