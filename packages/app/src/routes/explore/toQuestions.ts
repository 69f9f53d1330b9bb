import { areaOf } from '@lively/engine/areas';
import type { FilterQuestionsProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { isolateText } from '../../i18n/isolateText';
import { paths } from '../../navigation/paths';
import { type ExploreState, formatExploreState } from '../../search/exploreState';
import { answerQuestion } from '../../search/markedLine';
import type { LineQuestion } from '../../search/toReadLine';

interface QuestionOptions {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly choose: (changed: Partial<ExploreState>) => void;
}

/** Builds the questions about ambiguous words. Each choice sets its filters, and removes the words from the text. */
export function toQuestions(
  state: ExploreState,
  questions: readonly LineQuestion[],
  { t, choose }: QuestionOptions,
): FilterQuestionsProps['questions'] {
  return questions.map(({ phrase, options }) => ({
    label: t(options[0]?.changed.commune ? 'active.whichCommune' : 'active.whichZone', { name: isolateText(phrase) }),
    options: options.map(({ label, changed }) => {
      const chosen = {
        ...changed,
        text: state.text.replace(phrase, '').replace(/ +/g, ' ').trim(),
        markedLine: answerQuestion(state.markedLine, phrase, changed.commune ? 'commune' : 'date'),
      };
      return {
        id: changed.commune ?? label,
        label: changed.commune ? toDepartment(label) : t('active.zone', { zone: label }),
        href: `${paths.explore}?${formatExploreState({ ...state, pages: 1, ...chosen })}`,
        onChoose: () => choose(chosen),
      };
    }),
  }));

  function toDepartment(code: string): string {
    const name = areaOf(code)?.name;
    return name ? t('place.department', { name, code }) : t('suggest.department', { code });
  }
}
