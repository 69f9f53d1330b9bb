import { eventQueryDefaults } from '../../../data/eventQueryDefaults';
import { type FeedSource, formatFeedSource, parseFeedSource } from '../../../data/feedSource';
import { isLanguage, type Language } from '../../../i18n/languages';
import { type ExploreState, formatExploreState, parseExploreState } from '../../../search/exploreState';

/** How a widget shows events: `event` is one event. */
export const viewNames = ['list', 'grid', 'compact', 'week', 'month', 'search', 'event'] as const;
export type ViewName = (typeof viewNames)[number];

/** `page` follows the partner's page, `auto` the setting of the visitor. */
export const themeNames = ['page', 'light', 'dark', 'auto'] as const;

/** Where a partner pastes the widget. */
export const editorNames = ['html', 'wordpress', 'react', 'frame', 'strict', 'mail', 'assistant', 'feeds'] as const;
export type EditorName = (typeof editorNames)[number];

/** The widths of the preview, in pixels. */
export const previewWidths = [320, 768, 1280] as const;

export const colorNames = ['ground', 'ink', 'accent'] as const;
export const fontNames = ['display', 'text'] as const;
export type StyleName = (typeof colorNames)[number] | (typeof fontNames)[number];

/** The numbers that a widget accepts. */
export const limits = { events: [1, 100], width: [200, 1600] } as const;

/** The max number of characters of the name of a partner. */
export const maxPartnerLength = 60;

/** The URL state of the builder. */
export interface BuilderState extends FeedSource {
  readonly view: ViewName;
  /** The filters of explore. */
  readonly filters: ExploreState;
  /** Whether the widget has a button for events near the visitor. */
  readonly locate: boolean;
  /** The id of the event, or the URL of its page; empty for the next event. */
  readonly event: string;
  /** The number of events, as typed; empty for the default. */
  readonly limit: string;
  /** The greatest width in pixels, as typed; empty for that of the page. */
  readonly width: string;
  readonly theme: (typeof themeNames)[number];
  /** Null for the language of the page. */
  readonly language: Language | null;
  /** CSS colours and fonts as typed; empty for the defaults. */
  readonly styles: Readonly<Record<StyleName, string>>;
  /** The name of the partner, as typed; empty to count nothing. */
  readonly partner: string;
  readonly editor: EditorName;
  readonly previewWidth: (typeof previewWidths)[number];
}

const maxTextLength = 300;

/** The parameters that are not those of explore. */
export function parseBuilderState(parameters: URLSearchParams): BuilderState {
  const read = (name: string) => (parameters.get(name) ?? '').slice(0, maxTextLength);
  const language = read('language');
  return {
    view: oneOf(viewNames, read('layout')),
    filters: parseExploreState(parameters),
    ...parseFeedSource(parameters),
    locate: read('locate') === 'on',
    event: read('event'),
    limit: read('limit'),
    width: read('width'),
    theme: oneOf(themeNames, read('theme')),
    language: isLanguage(language) ? language : null,
    styles: {
      ground: read('ground'),
      ink: read('ink'),
      accent: read('accent'),
      display: read('display'),
      text: read('text'),
    },
    partner: read('partner'),
    editor: oneOf(editorNames, read('editor')),
    previewWidth: previewWidths.find((width) => String(width) === read('preview')) ?? previewWidths[1],
  };
}

/** Returns the URL parameters of a state, without the defaults. */
export function formatBuilderState(state: BuilderState): URLSearchParams {
  const { view, filters, locate, theme, language, editor, previewWidth, styles } = state;
  const texts: Readonly<Record<string, string | false>> = {
    layout: view !== viewNames[0] && view,
    locate: locate && 'on',
    event: state.event,
    limit: state.limit,
    width: state.width,
    theme: theme !== themeNames[0] && theme,
    language: language ?? '',
    ...styles,
    partner: state.partner,
    editor: editor !== editorNames[0] && editor,
    preview: previewWidth !== previewWidths[1] && String(previewWidth),
  };
  const parameters = new URLSearchParams([
    ...formatExploreState({ ...filters, sort: eventQueryDefaults.sort, pages: 1, view: 'list' }),
    ...formatFeedSource(state),
  ]);
  for (const [name, text] of Object.entries(texts)) if (text) parameters.set(name, text);
  return parameters;
}

/** Reads a whole number of a field. Null if it is none, or out of range. */
export function readLimited(text: string, [least, most]: readonly [number, number]): number | null {
  const number = Number(text);
  return text.trim() && Number.isInteger(number) && number >= least && number <= most ? number : null;
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}
