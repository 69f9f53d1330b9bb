import { createElement, useEffect, useState } from 'react';
import { logFailure } from '../../data/logFailure';

interface WidgetPreviewProps {
  /** The name of the element: `lively-events`. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the link that stays if the widget does not load. */
  link: string;
}

/** A widget as on a partner's page. The prerendered markup does not contain it. */
export function WidgetPreview({ tag, attributes, link }: WidgetPreviewProps) {
  const [isMounted, setIsMounted] = useState(false);

  useEffect(() => {
    setIsMounted(true);
    import('@lively/embed').catch((error) => logFailure('widgets', error));
  }, []);

  const inside = <a href="/">{link}</a>;
  // The element reads its attributes once: another tag name needs a new element.
  return isMounted ? createElement(tag, { key: tag, ...attributes }, inside) : inside;
}
