import type { WidgetTexts } from './locales/WidgetTexts.ts';
import type { WidgetOptions } from './readOptions.ts';

/** The data that all cards of one widget share. */
export interface CardContext {
  readonly options: WidgetOptions;
  readonly texts: WidgetTexts;
  /** Notifies the page that a link is followed. Returns false if the page handles the link. */
  readonly notify: (name: string, detail: object) => boolean;
}
