import type { Language } from '../../../../i18n/languages';
import type { Release } from '../useRelease';

/** What a text to paste is. Its label is `widgetBuilder:snippet.blocks.<id>`. */
export type SnippetId =
  | ('markup' | 'styles' | 'policy')
  | ('shortcode' | 'address')
  | ('component' | 'installation')
  | ('frame' | 'height' | 'framePolicy')
  | ('export' | 'server' | 'configuration' | 'cursor')
  | ('calendar' | 'rss' | 'json');

/** A text to paste. */
export interface Snippet {
  readonly id: SnippetId;
  readonly code: string;
}

/** What the texts contain besides the widget. */
export interface SnippetContext {
  /** The origin of this site. */
  readonly site: string;
  /** The URL of the backend. */
  readonly source: string;
  /** The publishable key of the backend. */
  readonly apikey: string;
  readonly release: Release;
  /** The language of the page. */
  readonly language: Language;
  /** The text of the link inside the element, in the language of the widget. */
  readonly link: string;
  /** The title of a frame, in the same language. */
  readonly title: string;
}
