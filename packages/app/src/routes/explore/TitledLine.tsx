import { splitWords } from '@lively/engine';
import { TitledEvent } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchSuggestions } from '../../data/useSearchSuggestions';
import { paths } from '../../navigation/paths';

/** The event whose title is the parsed line: « Demain les chiens » may not mean tomorrow. */
export default function TitledLine({ line }: { line: string }) {
  const { t } = useTranslation('explore');
  const { data, isPlaceholderData } = useSearchSuggestions(line);
  const titled = isPlaceholderData ? undefined : data?.events.find(({ title }) => isTitle(title, line));
  return titled && <TitledEvent label={t('active.titled')} title={titled.title} href={paths.event(titled.id)} />;
}

/** Whether a line contains a title of several words, or the title contains the line. */
function isTitle(title: string, line: string): boolean {
  const [titled, typed] = [splitWords(title), splitWords(line)];
  const holds = (one: readonly string[], other: readonly string[]) =>
    ` ${one.join(' ')} `.includes(` ${other.join(' ')} `);
  return typed.length > 1 && titled.length > 1 && (holds(titled, typed) || holds(typed, titled));
}
