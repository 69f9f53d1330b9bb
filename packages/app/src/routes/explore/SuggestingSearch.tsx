import { type SearchBoxProps, SearchCombobox, type SearchOptionGroup } from '@lively/ui';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mayPersonalise } from '../../consent/mayPersonalise';
import type { SearchSuggestions } from '../../data/SearchSuggestions';
import { useSearchSuggestions } from '../../data/useSearchSuggestions';
import { recentSearches } from '../../device/recentSearches';
import { contentLanguage } from '../../events/contentLanguage';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { listUnderstood } from '../../search/listUnderstood';
import { useUnderstood } from '../../search/useUnderstood';
import { toSearchGroups } from './toSearchGroups';

export interface SuggestingSearchProps {
  search: SearchBoxProps;
  /** The searched text of the URL. */
  searched: string;
  /** The sentence whose filters are on. */
  markedLine: string;
  /** Searches a text at once, without parsing it. */
  onSearch: (text: string) => void;
  /** Searches around a commune instead, by its code. */
  onCommune: (code: string) => void;
  ref: Ref<HTMLFormElement>;
  /** Whether it replaces a field that was focused. */
  wasPressed: boolean;
}

/** The search of the page, with suggestions and recent searches. Errors are ignored: suggestions are optional. */
export default function SuggestingSearch({
  search,
  searched,
  markedLine,
  onSearch,
  onCommune,
  wasPressed,
  ref,
}: SuggestingSearchProps) {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const navigate = useNavigate();
  const suggestions = useSearchSuggestions(searched).data;
  const understood = useUnderstood(searched);
  const [recent, setRecent] = useState(recentSearches.read);

  const isEmpty = search.value.trim() === '';
  const groups = isEmpty ? toRecentGroup() : toSuggestedGroups();

  return (
    <SearchCombobox
      {...search}
      ref={ref}
      groups={groups}
      marks={listUnderstood(markedLine)}
      status={describeList()}
      defaultOpen={wasPressed && isEmpty}
      onSubmit={submit}
    />
  );

  function describeList(): string {
    const total = isEmpty ? recent.length : groups.reduce((sum, { items }) => sum + items.length, 0);
    const number = formatNumber(total, language);
    return isEmpty ? t('suggest.recentCount', { count: total, number }) : t('suggest.count', { count: total, number });
  }

  function toSuggestedGroups(): SearchOptionGroup[] {
    const meant = understood.length
      ? [
          {
            label: t('active.understood'),
            items: [{ value: 'line', label: understood.join(' · '), onSelect: () => submit(searched) }],
          },
        ]
      : [];
    return [...meant, ...(suggestions ? toGroups(suggestions) : [])];
  }

  function toGroups(suggestions: SearchSuggestions): SearchOptionGroup[] {
    return toSearchGroups(suggestions, search.value, {
      lang: contentLanguage(language),
      t,
      onEvent: (id) => navigate(paths.event(id)),
      onVenue: (name) => searchFor(name),
      onCommune,
    });
  }

  function toRecentGroup(): SearchOptionGroup[] {
    if (!recent.length) return [];
    const searches = recent.map((text) => ({ value: text, label: text, onSelect: () => submit(text) }));
    return [
      { label: t('suggest.recent'), items: searches },
      { label: t('suggest.recentChoices'), items: [{ value: '', label: t('suggest.forget'), onSelect: forget }] },
    ];
  }

  function submit(line: string) {
    keep(line);
    search.onSubmit(line);
  }

  function searchFor(text: string) {
    keep(text);
    onSearch(text);
  }

  /** Stores a search beyond this visit only with consent: see docs/architecture.md#consent-before-personalisation. */
  function keep(text: string) {
    recentSearches.add(text, mayPersonalise(Date.now()));
    setRecent(recentSearches.read());
  }

  function forget() {
    recentSearches.clear();
    setRecent([]);
  }
}
