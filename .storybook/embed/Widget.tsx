import { type CSSProperties, useEffect, useRef } from 'react';
import { sampleRows } from '../../packages/embed/playground/sampleRows.ts';
import { type attributesFor, events } from '../../packages/embed/scripts/elements.ts';
import '../../packages/embed/src/index.ts';

export interface WidgetProps {
  tag: keyof typeof attributesFor;
  attributes?: Readonly<Record<string, unknown>>;
  /** What stands inside the element. @default sample events, on the days to come */
  json?: string | undefined;
  /** Whether the page has loaded Lively’s fonts. @default true */
  fonts?: boolean | undefined;
  /** Hears what the page hears. */
  onTell?: ((name: string, detail: unknown) => void) | undefined;
}

const fontsOfPage = {
  '--lively-display': 'var(--lively-font-family-display)',
  '--lively-text': 'var(--lively-font-family-text)',
} as CSSProperties;

/** One of the widgets as a page holds it. A link that is followed tells so, and goes nowhere. */
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
