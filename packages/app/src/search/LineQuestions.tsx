import { FilterQuestions } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import type { ExploreState } from '../../search/exploreState';
import { listOpenQuestions } from '../../search/markedLine';
import { useReadLine } from '../../search/useReadLine';
import { toQuestions } from './toQuestions';

export interface LineQuestionsProps {
  state: ExploreState;
  onChoose: (changed: Partial<ExploreState>) => void;
}

/** Asks about the ambiguous words of a line while they are in the text. Loaded with the first question. */
export default function LineQuestions({ state, onChoose }: LineQuestionsProps) {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const [phrase = ''] = listOpenQuestions(state.markedLine).filter((open) => state.text.includes(open));
  const questions = useReadLine(phrase).data?.questions ?? [];
  return (
    <FilterQuestions questions={toQuestions(state, questions, { t, language, now: Date.now(), choose: onChoose })} />
  );
}
