import { createElement, useEffect, useRef } from 'react';
import { logFailure } from '../../../data/logFailure';

interface WidgetPreviewProps {
  /** The name of the element: `lively-events`. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The CSS properties of the element. */
  properties: Readonly<Record<string, string>>;
  /** The text of the link that stays if the widget does not load. */
  link: string;
}

/** A widget as on a partner's page. */
export function WidgetPreview({ tag, attributes, properties, link }: WidgetPreviewProps) {
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    import('@lively/embed').catch((error) => logFailure('widgets', error));
  }, []);

  useEffect(() => {
    const { style } = element.current ?? {};
    for (const [name, value] of Object.entries(properties)) style?.setProperty(name, value);
    return () => {
      for (const name of Object.keys(properties)) style?.removeProperty(name);
    };
  }, [properties]);

  // The element reads its tag once: another tag needs a new element.
  return createElement(tag, { key: tag, ref: element, ...attributes }, <a href="/">{link}</a>);
}
