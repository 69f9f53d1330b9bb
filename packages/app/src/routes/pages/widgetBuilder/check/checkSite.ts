import { safeHttpsUrl } from '@lively/engine';
import type { PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Finds the widgets whose titles link to another site: that of their attribute, or else the origin of the script. */
export function checkSite(widgets: readonly PageElement[], scripts: readonly PageElement[], site: string): PageFault[] {
  const { host } = new URL(site);
  const script = scripts.map(({ attributes }) => URL.parse(attributes.get('src') ?? '')).find(Boolean);
  const lines = `site="${site}"`;
  return widgets.flatMap(({ attributes, line }): PageFault[] => {
    const named = attributes.get('site');
    const url = URL.parse(safeHttpsUrl(named ?? null) ?? '');
    if (url) return url.host === host ? [] : [{ code: 'siteElsewhere', line, values: { origin: url.origin }, lines }];
    // Another value is a fault of its own.
    return named || !script || script.host === host
      ? []
      : [{ code: 'siteMissing', line, values: { origin: script.origin }, lines }];
  });
}
