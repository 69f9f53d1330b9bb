import { findPart, loadParts } from './parts.ts';

/** Matches an attribute, written `name=value`, that a widget reads, with a value that has an effect, or one that pages often add. */
const usual =
  /^(((source|apikey|event-id|query|filters|venue|organizer|locate|city|near|tags|class|id|style)=|site=https:|data-|aria-).*|layout=(list|grid|compact|week|month|search)|limit=([1-9]\d?|100)|category=(music|sport|leisure|culture|tech|festival|food)|date=(all|today|tonight|tomorrow|weekend)|lang=(fr|en|es)|theme=(light|dark|auto)|accent=#([\da-f]{3}){1,2})$/s;

/** Reports attributes without effect to the developer of the page. The part that knows them loads only for an unusual attribute. */
export async function checkAttributes(element: HTMLElement): Promise<void> {
  if ([...element.attributes].every(({ name, value }) => usual.test(`${name}=${value}`))) return;
  await loadParts('faults');
  findPart('faults')?.reportAttributes(element);
}
