import type { EventItem, LandingColumn } from '@lively/ui/screens';

/** The events of the landing page, as it shows them. */
export interface LandingEvents {
  /** The events beside the headline. Missing until they are read. */
  readonly column?: LandingColumn | undefined;
  /** Three events of the catalogue. */
  readonly samples: readonly EventItem[];
}
