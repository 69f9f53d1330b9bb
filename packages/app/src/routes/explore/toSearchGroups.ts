import { type EventId, splitWords } from '@lively/engine';
import type { SearchOptionGroup } from '@lively/ui';
import type { TFunction } from 'i18next';
import type { SearchSuggestions, SuggestedCommune } from '../../data/SearchSuggestions';
import { shortenText } from '../../events/shortenText';
import { isolateText } from '../../i18n/isolateText';

interface SearchGroupsOptions {
  /** The language of events and venues, if it differs from the page’s. */
  lang: string | undefined;
  t: TFunction<['explore', 'common', 'taxonomy']>;
  onEvent: (id: EventId) => void;
  onVenue: (name: string) => void;
  onCommune: (code: string) => void;
}

/** Maximum characters of a name in the list. */
const maxNameLength = 100;
/** The number of suggestions per kind: few enough that a phone with its keyboard shows each kind. */
const shown = { events: 4, venues: 2, communes: 3 };

/** Groups suggestions by kind. A commune whose full name was typed comes before the events there. */
export function toSearchGroups(
  { events, venues, communes }: SearchSuggestions,
  text: string,
  { lang, t, onEvent, onVenue, onCommune }: SearchGroupsOptions,
): SearchOptionGroup[] {
  const communeGroup = {
    label: t('suggest.communes'),
    items: communes.slice(0, shown.communes).map((commune) => ({
      value: `commune ${commune.code}`,
      label: commune.name,
      note: describeArea(commune),
      onSelect: () => onCommune(commune.code),
    })),
  };
  const others = [
    {
      label: t('suggest.events'),
      items: events.slice(0, shown.events).map(({ id, title, place }) => ({
        value: `event ${id}`,
        label: shortenText(title, maxNameLength),
        note: place.map((part) => isolateText(shortenText(part, maxNameLength))).join(', '),
        lang,
        onSelect: () => onEvent(id),
      })),
    },
    {
      label: t('suggest.venues'),
      items: venues.slice(0, shown.venues).map(({ name, location }) => ({
        value: `venue ${name}`,
        label: shortenText(name, maxNameLength),
        note: shortenText(location, maxNameLength),
        lang,
        onSelect: () => onVenue(name),
      })),
    },
  ];
  const isNamed = communes.some((commune) => isNameOf(commune, text));
  const groups = isNamed ? [communeGroup, ...others] : [...others, communeGroup];
  return groups.filter(({ items }) => items.length > 0);

  /** Describes the area of a commune, to distinguish communes of the same name. */
  function describeArea({ department, postalCodes: [postalCode, ...others] }: SuggestedCommune): string {
    return postalCode && !others.length ? postalCode : t('suggest.department', { code: department });
  }
}

function isNameOf({ name, postalCodes }: SuggestedCommune, text: string): boolean {
  return splitWords(text).join(' ') === splitWords(name).join(' ') || postalCodes.includes(text.trim());
}
