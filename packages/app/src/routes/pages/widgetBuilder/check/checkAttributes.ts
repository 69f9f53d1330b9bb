import { attributesFor, listChoices } from '@lively/embed/attributes';
import { eventCategories, parseCategory } from '@lively/engine';
import { isLanguage } from '../../../../i18n/languages';
import { limits, maxPartnerLength, readLimited } from '../builderState';
import type { CheckContext, PageFault } from './PageFault';
import type { PageElement } from './parsePage';

/** Attributes of any element, and those that frameworks write. */
const ofHtml =
  /^((data|aria|ng|v|x|hx)-.*|on[a-z]+|item(id|prop|ref|scope|type)|accesskey|autofocus|class|contenteditable|dir|draggable|exportparts|hidden|id|inert|is|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate)$|[^a-z\d-]/;

const wrongQuotes = /[“”„«»″]/;

/** Finds the attributes of a widget with an unknown name, or a value without effect. An empty value counts as omitted. */
export function checkAttributes(
  { tag, attributes, line, written }: PageElement,
  { isColor }: Pick<CheckContext, 'isColor'>,
): PageFault[] {
  // They break the attributes after them, too.
  if (wrongQuotes.test(written)) return [{ code: 'quotes', line, values: { tag } }];
  const known = attributesFor[tag as keyof typeof attributesFor];
  return [...attributes].flatMap(([name, value]): PageFault[] => {
    const attribute = known.find((each) => each.name === name);
    if (!attribute)
      return ofHtml.test(name)
        ? []
        : [{ code: 'unknownAttribute', line, values: { tag, name, known: known.map((each) => each.name).join(', ') } }];
    const accepted = value && findAccepted(name, attribute.type, value);
    return accepted ? [{ code: 'invalidValue', line, values: { name, value: value.slice(0, 100), accepted } }] : [];
  });

  /** Returns what an attribute accepts; null if it accepts the value. */
  function findAccepted(name: string, type: string, value: string): string | null {
    const choices = listChoices(type);
    if (name === 'lang') return isLanguage(value.slice(0, 2).toLowerCase()) ? null : choices.join(', ');
    if (choices.length) return choices.includes(value) ? null : choices.join(', ');
    if (type === 'number') return readLimited(value, limits.events) ? null : limits.events.join('–');
    if (name === 'category') return parseCategory(value) ? null : eventCategories.map(({ slug }) => slug).join(', ');
    if (name === 'partner') return value.length <= maxPartnerLength ? null : `≤ ${maxPartnerLength}`;
    if (name === 'accent') return isColor(value) ? null : '#E5432D';
    return null;
  }
}
