import { writeSnippets } from '@lively/embed/snippets';
import type { Widget } from '../toWidget';
import { escapeAttribute } from './escapeAttribute';
import type { Snippet, SnippetContext } from './Snippet';
import { toLinkUrl } from './toPageUrl';

/** Writes the custom element with its styles, for a page that allows both. */
export function writeElement(widget: Widget, context: SnippetContext): Snippet[] {
  const style = widget.properties.map((property) => property.join(': ')).join('; ');
  const { markup } = write(widget, context, {
    attributes: style ? [['style', style]] : [],
    properties: [],
    file: context.release,
  });
  return [{ id: 'markup', code: markup }];
}

/** Writes the custom element for a page with a policy: one file that loads no other script, a style sheet, and the sources to allow. */
export function writeStrictElement(widget: Widget, context: SnippetContext): Snippet[] {
  const { properties } = widget;
  const file = context.release.complete ?? context.release;
  const { markup, styles, policy } = write(widget, context, { attributes: [], properties, file });
  return [
    { id: 'markup', code: markup },
    { id: 'policy', code: policy },
    ...(styles ? [{ id: 'styles' as const, code: styles }] : []),
  ];
}

interface ElementParts extends Pick<Widget, 'attributes' | 'properties'> {
  readonly file: { readonly file: string; readonly integrity?: string | undefined };
}

function write(widget: Widget, context: SnippetContext, { attributes: own, properties, file }: ElementParts) {
  const { tag, attributes } = widget;
  const { site, source, apikey, link } = context;
  const { markup, ...others } = writeSnippets({
    tag,
    attributes: [...attributes, ...own, ['source', source], ['apikey', apikey]],
    properties,
    script: `${site}/embed/${file.file}`,
    integrity: file.integrity,
    link,
  });
  // The list that the widget shows, in place of the front page.
  const href = escapeAttribute(toLinkUrl(widget, context));
  return { markup: markup.replace(`<a href="${site}/">`, () => `<a href="${href}">`), ...others };
}
