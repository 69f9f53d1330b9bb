import { anyText, listedValues } from './attributeValues.ts';
import { findPart, loadParts } from './parts.ts';

/**
 * Matches an attribute, written `name=value`, with a value that has an effect, or one that pages often add. Parts know more values,
 * such as other colours.
 */
const usual = new RegExp(
  `^(((${anyText}|class|id|style)=|site=https:|data-|aria-)[^]*|accent=#([\\da-f]{3}){1,2}|${listedValues})$`,
);

/** Reports attributes without effect to the developer of the page. The part that knows them loads only for an unusual attribute. */
export async function checkAttributes(element: HTMLElement): Promise<void> {
  if ([...element.attributes].every(({ name, value }) => usual.test(`${name}=${value}`))) return;
  await loadParts('faults');
  findPart('faults')?.reportAttributes(element);
}
