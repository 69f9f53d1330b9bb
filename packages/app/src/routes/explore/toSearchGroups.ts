import { type EventId, splitWords } from '@lively/engine';
import type { SearchOptionGroup } from '@lively/ui';
import type { TFunction } from 'i18next';
import type { SearchSuggestions, SuggestedCommune } from '../../data/SearchSuggestions';
import { shortenText } from '../../events/shortenText';
import { isolateText } from '../../i18n/isolateText';

interface SearchGroupsOptions {
  t: TFunction<['explore', 'common', 'taxonomy']>;
  onEvent: (id: EventId) => void;
  onVenue: (name: string) => void;
  onCommune: (code: string) => void;
}

/** Characters of a name in the list. */
const longestName = 100;
/** How many of each kind are offered: on a telephone, beside its keyboard, a line of each kind is within reach. */
const shown = { events: 4, venues: 2, communes: 3 };

/** What may be meant, kind by kind. A commune that was named whole comes before the events that take place there. */
export function toSearchGroups(
  { events, venues, communes }: SearchSuggestions,
  text: string,
  { t, onEvent, onVenue, onCommune }: SearchGroupsOptions,
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
        label: shortenText(title, longestName),
        note: place.map((part) => isolateText(shortenText(part, longestName))).join(', '),
        onSelect: () => onEvent(id),
      })),
    },
    {
      label: t('suggest.venues'),
      items: venues.slice(0, shown.venues).map(({ name, location }) => ({
        value: `venue ${name}`,
        label: shortenText(name, longestName),
        note: shortenText(location, longestName),
        onSelect: () => onVenue(name),
      })),
    },
  ];
  const isNamed = communes.some((commune) => isNameOf(commune, text));
  const groups = isNamed ? [communeGroup, ...others] : [...others, communeGroup];
  return groups.filter(({ items }) => items.length > 0);

  /** Where communes share a name, this tells them apart. */
  function describeArea({ department, postalCodes: [postalCode, ...others] }: SuggestedCommune): string {
    return postalCode && !others.length ? postalCode : t('suggest.department', { code: department });
  }
}

function isNameOf({ name, postalCodes }: SuggestedCommune, text: string): boolean {
  return splitWords(text).join(' ') === splitWords(name).join(' ') || postalCodes.includes(text.trim());
}
