import { isLocal } from './checkScript';
import type { FaultCode, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Whether an element is a frame with a page of this site. */
export function isWidgetFrame({ tag, attributes, isInert }: PageElement, site: string): boolean {
  return tag === 'iframe' && !isInert && URL.parse(attributes.get('src') ?? '')?.host === new URL(site).host;
}

/** Finds the faults of a frame with a page of this site. */
export function checkFrame({ attributes, line }: PageElement): PageFault[] {
  const url = new URL(attributes.get('src') ?? '');
  const sandbox = attributes.get('sandbox')?.toLowerCase().split(/\s+/);
  return [
    ...(attributes.get('title')?.trim() ? [] : [toFault('frameTitle')]),
    ...(url.protocol === 'http:' && !isLocal(url) ? [toFault('frameHttp')] : []),
    ...(/^(\/\w\w)?\/widget\//.test(url.pathname) ? [] : [toFault('framePage')]),
    ...(sandbox && !sandbox.includes('allow-scripts') ? [toFault('frameScripts')] : []),
    ...(sandbox && !sandbox.includes('allow-popups') ? [toFault('framePopups')] : []),
  ];

  function toFault(code: FaultCode): PageFault {
    return { code, line, values: { src: url.href } };
  }
}
