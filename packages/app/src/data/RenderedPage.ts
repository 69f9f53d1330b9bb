import type { Category } from '@lively/engine';
import { createContext } from 'react';
import type { FormAnswer } from './FormAnswer';
import type { LandingEvents } from './LandingEvents';
import type { ReadQuery } from './ReadQuery';
import type { RenderedPoll } from './RenderedPoll';

/** The state that the server rendered a page with. The app hydrates with it, so that both show the same. */
export interface RenderedPage {
  /** Milliseconds since 1970: the moment that decides which events are today and past. */
  readonly now: number;
  /** The category that colours the background below the navigation bar. */
  readonly category?: Category | undefined;
  /** The queries that the server made, on pages that show their data. */
  readonly queries?: readonly ReadQuery[] | undefined;
  /** The result of a form that was sent without scripts. */
  readonly answer?: FormAnswer | undefined;
  /** Only on the landing page. */
  readonly landing?: LandingEvents | undefined;
  /** Only on the page of a poll. */
  readonly poll?: RenderedPoll | undefined;
}

/** The id of the element that contains it as JSON. */
export const renderedPageId = 'rendered-page';

/** Undefined on pages that the browser renders. */
export const RenderedPageContext = createContext<RenderedPage | undefined>(undefined);
