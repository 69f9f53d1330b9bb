import type { ExtensionName } from './importPart.ts';

/** Selects the lists that each part extends, in the order in which the parts change a list. */
const selectors: Readonly<Record<ExtensionName, string>> = {
  month: '[layout=month]',
  week: '[layout=week]',
  search: '[layout=search]',
  filters: ':is([query], [filters], [venue], [organizer], [layout=search])',
  days: '[date=tonight]',
  feed: ':not([apikey]):is([city], [category])',
  locate: '[locate]',
  // The events of a calendar and an agenda are in the order of their dates.
  ranking: ':is([tags], [near]):not([layout=month], [layout=week])',
};

/** Lists the parts that extend a widget. A single event has none. */
export function listExtensions(element: HTMLElement): ExtensionName[] {
  const names = Object.keys(selectors) as ExtensionName[];
  return names.filter((name) => element.matches(`lively-events:not([event-id])${selectors[name]}`));
}

/** Whether a part limits a list: without it, the list would show other events. */
export function isFilter(name: ExtensionName): boolean {
  return ['filters', 'days', 'feed'].includes(name);
}
