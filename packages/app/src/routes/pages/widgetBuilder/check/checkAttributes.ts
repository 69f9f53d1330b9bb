import { attributesFor } from '@lively/embed/attributes';
import { checkFilters } from './checkFilters';
import { findNearest } from './findNearest';
import { hasWrongQuotes } from './hasWrongQuotes';
import { listInvalid, toInvalidValue } from './listInvalid';
import type { CheckContext, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Attributes of any element, and those that frameworks write. */
const ofHtml =
  /^((data|aria|ng|v|x|hx)-.*|on[a-z]+|item(id|prop|ref|scope|type)|accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$|[^a-z\d-]/;

/** The attributes that a feed has no answer to. */
const ofBackend = ['query', 'filters', 'venue', 'organizer', 'locate'];

/** Finds the attributes of a widget with an unknown name, or a value without effect. An empty value counts as omitted. */
export function checkAttributes(element: PageElement, context: Pick<CheckContext, 'isColor'>): PageFault[] {
  const { tag, attributes, line } = element;
  // They break the attributes after them, too.
  if (hasWrongQuotes(element)) return [{ code: 'quotes', line, values: { tag } }];
  const known = attributesFor[tag as keyof typeof attributesFor];
  const names = known.map(({ name }) => name);
  const hasBackend = Boolean(attributes.get('apikey'));
  const isFeed = !hasBackend && (element.hasData || /\.json\b/.test(attributes.get('source') ?? ''));
  return [...attributes].flatMap(([name, value]): PageFault[] => {
    if (!names.includes(name)) return ofHtml.test(name) ? [] : [toUnknown(name)];
    if (value.includes('&amp;')) return [{ code: 'doubleEscaped', line, values: { name } }];
    if (isFeed && (name === 'layout' ? value === 'search' : ofBackend.includes(name)))
      return [{ code: 'backendOnly', line, values: { name } }];
    if (name === 'filters') return checkFilters(value.trim(), line);
    // The events of a feed have ids of any form.
    if (name === 'event-id' && !hasBackend) return [];
    return listInvalid(name, value, context).map((invalid) => toInvalidValue(name, invalid, line));
  });

  function toUnknown(name: string): PageFault {
    const nearest = findNearest(name, names);
    return { code: 'unknownAttribute', line, values: { tag, name, known: names.join(', ') }, nearest };
  }
}
