import type { EventId } from '@lively/engine';

/** What a text that is being typed may mean: the best first, at most five of each kind. */
export interface SearchSuggestions {
  /** Events to come. */
  readonly events: readonly { readonly id: EventId; readonly title: string; readonly place: readonly string[] }[];
  /** Venues of events to come. */
  readonly venues: readonly { readonly name: string; readonly location: string }[];
  readonly communes: readonly SuggestedCommune[];
}

export interface SuggestedCommune {
  /** Of INSEE. */
  readonly code: string;
  readonly name: string;
  /** The code of its department. */
  readonly department: string;
  readonly postalCodes: readonly string[];
}
