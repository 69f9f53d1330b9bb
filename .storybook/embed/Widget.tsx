import { type CSSProperties, useEffect, useRef } from 'react';
import { sampleRows } from '../../packages/embed/playground/sampleRows.ts';
import { type attributesFor, events } from '../../packages/embed/scripts/elements.ts';
import '../../packages/embed/src/index.ts';

export interface WidgetProps {
  tag: keyof typeof attributesFor;
  attributes?: Readonly<Record<string, unknown>>;
  /** The JSON inside the element. @default sample events in the coming days */
  json?: string | undefined;
  /** Whether the page has loaded Lively’s fonts. @default true */
  fonts?: boolean | undefined;
  /** Called with each event that the page receives from the widget. */
  onTell?: ((name: string, detail: unknown) => void) | undefined;
}

const fontsOfPage = {
  '--lively-display': 'var(--lively-font-family-display)',
  '--lively-text': 'var(--lively-font-family-text)',
} as CSSProperties;

/** A widget as a page contains it. A clicked link sends its event, but does not navigate. */
export function Widget({ tag, attributes, json, fonts = true, onTell }: WidgetProps) {
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const widget = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes ?? {})) if (value) widget.setAttribute(name, `${value}`);
    const data = Object.assign(document.createElement('script'), { type: 'application/json' });
    data.text = json ?? JSON.stringify(sampleRows(Date.now()));
    const link = Object.assign(document.createElement('a'), { href: 'https://lively.example/' });
    link.append('Les sorties sur Lively');
    widget.append(data, link);
    for (const { name } of events) {
      widget.addEventListener(name, (event) => {
        event.preventDefault();
        onTell?.(name, (event as CustomEvent).detail);
      });
    }
    page.current?.replaceChildren(widget);
  }, [tag, attributes, json, onTell]);

  return <div ref={page} style={fonts ? fontsOfPage : undefined} />;
}
