import { FilterQuestions } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage';
import type { ExploreState } from './exploreState';
import { listOpenQuestions } from './markedLine';
import { toQuestions } from './toQuestions';
import { useReadLine } from './useReadLine';

export interface LineQuestionsProps {
  state: ExploreState;
  /** Returns the URL of the page with an answer. */
  toHref: (chosen: ExploreState) => string;
  onChoose: (changed: Partial<ExploreState>) => void;
}

/** Asks about the ambiguous words of a line while they are in the text. Loaded with the first question. */
export default function LineQuestions({ state, toHref, onChoose }: LineQuestionsProps) {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const [phrase = ''] = listOpenQuestions(state.markedLine).filter((open) => state.text.includes(open));
  const questions = useReadLine(phrase).data?.questions ?? [];
  return (
    <FilterQuestions
      questions={toQuestions(state, questions, { t, language, now: Date.now(), toHref, choose: onChoose })}
    />
  );
}
