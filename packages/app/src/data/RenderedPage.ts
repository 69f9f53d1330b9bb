import type { Category } from '@lively/engine';
import type { DehydratedState } from '@tanstack/react-query';
import { createContext } from 'react';
import type { FormAnswer } from './FormAnswer';
import type { RenderedPoll } from './RenderedPoll';

/** What a page that the server rendered says to the app that takes it over, so that both show the same. */
export interface RenderedPage {
  /** Milliseconds since 1970: what was today and past. */
  readonly now: number;
  /** What floods the ground under the navigation bar. */
  readonly category?: Category | undefined;
  /** What was asked of the backend, on pages that show something of it. */
  readonly queries?: DehydratedState | undefined;
  /** What became of the form that was sent, without scripts. */
  readonly answer?: FormAnswer | undefined;
  /** On the page of a poll. */
  readonly poll?: RenderedPoll | undefined;
}

/** The element that holds it, as JSON. */
export const renderedPageId = 'rendered-page';

/** Undefined for whatever the browser renders. */
export const RenderedPageContext = createContext<RenderedPage | undefined>(undefined);
