import { prefixOf } from '../../../../i18n/languages';
import type { EditorName } from '../builderState';
import type { Widget } from '../toWidget';
import type { Snippet, SnippetContext } from './Snippet';
import { toPageUrl } from './toPageUrl';
import { writeComponent } from './writeComponent';
import { writeElement, writeStrictElement } from './writeElement';
import { writeFrame } from './writeFrame';

type Writer = (widget: Widget, context: SnippetContext) => Snippet[];

const writers: Readonly<Record<EditorName, Writer>> = {
  html: writeElement,
  wordpress: writeWordPress,
  react: writeComponent,
  frame: writeFrame,
  strict: writeStrictElement,
  mail: (widget, context) => [{ id: 'export', code: toPageUrl(widget, context, { base: '/widget', format: '.html' }) }],
  assistant: writeAssistant,
  feeds: writeFeeds,
};

/** Writes the texts that a partner pastes into an editor, the most important one first. */
export function writeSnippets(editor: EditorName, widget: Widget, context: SnippetContext): readonly Snippet[] {
  return writers[editor](widget, context);
}

/** The plugin reads the filters, the number and the language from the address. */
function writeWordPress(widget: Widget, context: SnippetContext): Snippet[] {
  // Explore itself has no layout, and no filter for a venue or an organiser.
  const isWidget = widget.layout || widget.filters.has('venue') || widget.filters.has('organizer');
  const url = toPageUrl(widget, context, { base: isWidget ? '/widget' : '' });
  return [
    { id: 'shortcode', code: `[lively url="${url}"]` },
    { id: 'address', code: url },
  ];
}

function writeAssistant(_: Widget, { site }: SnippetContext): Snippet[] {
  const url = `${site}/mcp`;
  const write = (configuration: object) => JSON.stringify(configuration, null, 2);
  return [
    { id: 'server', code: url },
    { id: 'configuration', code: write({ servers: { lively: { type: 'http', url } } }) },
    { id: 'cursor', code: write({ mcpServers: { lively: { url } } }) },
  ];
}

function writeFeeds({ filters, language }: Widget, { site, language: pageLanguage }: SnippetContext): Snippet[] {
  const toUrl = (file: string) =>
    `${site}${prefixOf(language ?? pageLanguage)}/${file}${filters.size ? `?${filters}` : ''}`;
  return [
    { id: 'calendar', code: toUrl('events.ics') },
    { id: 'rss', code: toUrl('feed.xml') },
    { id: 'json', code: toUrl('feed.json') },
  ];
}
