import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventQueryDefaults } from '../../../data/eventQueryDefaults';
import { logFailure } from '../../../data/logFailure';
import { useNow } from '../../../data/useNow';
import { usePlaceNames } from '../../../data/usePlaceNames';
import { loadTexts } from '../../../i18n/loadTexts';
import { useLanguage } from '../../../i18n/useLanguage';
import type { ExploreState } from '../../../search/exploreState';
import { nameFilters } from '../../../search/nameFilters';
import type { BuilderState } from './builderState';

/** What a widget says on the page of a partner, besides its events. */
export interface WidgetTexts {
  /** The text of its link. */
  readonly link: string;
  /** The name of a frame: that of its list, or of its event. */
  readonly title: string;
}

const namespaces = ['widgetBuilder', 'explore', 'common', 'taxonomy'] as const;

/** Returns the texts of a widget in its own language; null until they are loaded. */
export function useWidgetTexts(state: BuilderState, eventTitle: string): WidgetTexts | null {
  const page = useTranslation(namespaces).i18n;
  const pageLanguage = useLanguage();
  const language = state.language ?? pageLanguage;
  const now = useNow();
  const placeNames = usePlaceNames(state.filters).data;
  const [other, setOther] = useState<i18n | null>(null);
  useEffect(() => {
    if (language === pageLanguage) return;
    let isLeft = false;
    loadTexts(language, namespaces)
      // The language of the page is better than no snippet.
      .catch((error) => {
        logFailure('widgets', error);
        return page;
      })
      .then((loaded) => !isLeft && setOther(loaded));
    return () => {
      isLeft = true;
      setOther(null);
    };
  }, [language, pageLanguage, page]);

  const texts = language === pageLanguage ? page : other;
  if (!texts) return null;
  const t = texts.getFixedT<typeof namespaces>(texts.language, namespaces);
  const filters = state.view === 'event' ? [] : nameList();
  return {
    link: t('widgetBuilder:link'),
    title:
      eventTitle ||
      (filters.length ? t('widgetBuilder:listTitle', { filters: filters.join(' · ') }) : t('widgetBuilder:frameTitle')),
  };

  function nameList(): string[] {
    const hasDays = state.view !== 'week' && state.view !== 'month';
    const { day } = state.filters;
    const shown: ExploreState = {
      ...{ ...state.filters, sort: eventQueryDefaults.sort, markedLine: '' },
      // The dates of « tonight » would be wrong tomorrow.
      day: 'all',
      ...(!hasDays && { days: null, weekdays: [] }),
    };
    const explore = texts?.getFixedT<['explore', 'common', 'taxonomy']>(language, ['explore', 'common', 'taxonomy']);
    const names = explore ? nameFilters(shown, state, { t: explore, language, now, placeNames }) : [];
    return hasDays && day !== 'all' ? [t(`explore:date.${day}`), ...names] : names;
  }
}
