import { TitledEvent } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchSuggestions } from '../../data/useSearchSuggestions';
import { paths } from '../../navigation/paths';
import { isTitleOf } from '../../search/isTitleOf';

/** The event whose title is the parsed line, also with a slip: « Week-end à Rome » may not mean a day. */
export default function TitledLine({ line }: { line: string }) {
  const { t } = useTranslation('explore');
  const typed = useSearchSuggestions(line);
  const correction = typed.isPlaceholderData ? null : (typed.data?.correction ?? null);
  const corrected = useSearchSuggestions(correction ?? '');
  const { data, isPlaceholderData } = correction === null ? typed : corrected;
  const titled = isPlaceholderData ? undefined : data?.events.find(({ title }) => isTitleOf(title, correction ?? line));
  return titled && <TitledEvent label={t('active.titled')} title={titled.title} href={paths.event(titled.id)} />;
}
