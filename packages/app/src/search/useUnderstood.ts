import { useTranslation } from 'react-i18next';
import { useCommuneName } from '../data/useCommunes';
import { useNow } from '../data/useNow';
import { isolateText } from '../i18n/isolateText';
import { useLanguage } from '../i18n/useLanguage';
import { parseExploreState } from './exploreState';
import { toActiveFilters } from './toActiveFilters';
import { toPlaceName } from './toPlaceName';
import { useReadLine } from './useReadLine';

/** Words the filters and remaining text of a line: « Musique », « Ce week-end », « Orelsan ». Empty without filters. */
export function useUnderstood(line: string): readonly string[] {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const changed = useReadLine(line).data?.changed;
  const communeName = useCommuneName(changed?.commune ?? null).data;
  if (!changed) return [];
  const state = { ...parseExploreState(new URLSearchParams()), ...changed };
  const placeName = toPlaceName({ state, communeName }, { t, language });
  const filters = toActiveFilters(state, { t, language, now, placeName, searchFor: () => {} });
  if (!filters.length) return [];
  const rest = state.text ? [t('active.rest', { text: isolateText(state.text) })] : [];
  return [...filters.map(({ label }) => label), ...rest];
}
