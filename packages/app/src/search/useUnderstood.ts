import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { usePlaceNames } from '../data/usePlaceNames';
import { isolateText } from '../i18n/isolateText';
import { useLanguage } from '../i18n/useLanguage';
import { parseExploreState } from './exploreState';
import { splitText } from './splitText';
import { toActiveFilters } from './toActiveFilters';
import { toPlaceName } from './toPlaceName';
import { toUnreadLabel } from './toUnreadLabel';
import { useReadLine } from './useReadLine';

/** Words the filters, the text and the words without effect of a line: « Musique », « Orelsan ». Empty if all is text. */
export function useUnderstood(line: string): readonly string[] {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const changed = useReadLine(line).data?.changed;
  const state = { ...parseExploreState(new URLSearchParams()), ...changed };
  const placeNames = usePlaceNames(state).data;
  if (!changed) return [];
  const placeName = toPlaceName({ state, placeNames }, { t, language });
  const filters = toActiveFilters(state, { t, language, now, placeName, placeNames, change: () => {} });
  const unread = toUnreadLabel(state.markedLine, t);
  if (!filters.length && !unread) return [];
  const { asked } = splitText(state.text);
  const rest = asked ? [t('active.rest', { text: isolateText(asked) })] : [];
  return [...filters.map(({ label }) => label), ...rest, ...(unread ? [unread] : [])];
}
