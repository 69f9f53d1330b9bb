import { createElement, useEffect, useState } from 'react';
import { logFailure } from '../../data/logFailure';

interface WidgetPreviewProps {
  /** The name of the element: `lively-events`. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The words of the link that stays when the widget does not come. */
  link: string;
}

/** A widget as a partner's page holds it. Nothing of it is in the markup that the build writes. */
export function WidgetPreview({ tag, attributes, link }: WidgetPreviewProps) {
  const [isMounted, setIsMounted] = useState(false);

  useEffect(() => {
    setIsMounted(true);
    import('@lively/embed').catch((error) => logFailure('widgets', error));
  }, []);

  const inside = <a href="/">{link}</a>;
  // The element reads what stands in it once: another tag is another element.
  return isMounted ? createElement(tag, { key: tag, ...attributes }, inside) : inside;
}
