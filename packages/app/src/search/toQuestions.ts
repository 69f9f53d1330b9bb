import { areaOf } from '@lively/engine/areas';
import type { FilterQuestionsProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { formatDateRange, formatLongDate, toYear } from '../i18n/formatDate';
import { isolateText } from '../i18n/isolateText';
import type { Language } from '../i18n/languages';
import type { ExploreState } from './exploreState';
import { answerQuestion } from './markedLine';
import { toHoursLabel } from './toHoursLabel';
import type { LineQuestion } from './toReadLine';

interface QuestionOptions {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Returns the URL of the page with an answer. */
  readonly toHref: (chosen: ExploreState) => string;
  readonly choose: (changed: Partial<ExploreState>) => void;
}

/** Builds the questions about ambiguous words. Each choice sets its filters, and removes the words from the text. */
export function toQuestions(
  state: ExploreState,
  questions: readonly LineQuestion[],
  { t, language, now, toHref, choose }: QuestionOptions,
): FilterQuestionsProps['questions'] {
  return questions.map(({ phrase, options }) => ({
    label: t(`active.${toKind(options[0])}`, { name: isolateText(phrase) }),
    options: options.map((option) => {
      const { changed, label } = option;
      const isPlace = toKind(option) === 'whichCommune';
      const chosen = {
        ...changed,
        text: state.text.replace(phrase, '').replace(/ +/g, ' ').trim(),
        markedLine: answerQuestion(state.markedLine, phrase, isPlace ? 'commune' : 'date'),
      };
      return {
        id: changed.commune ?? changed.areas?.join() ?? label,
        label: toLabel(option),
        href: toHref({ ...state, pages: 1, ...chosen }),
        onChoose: () => choose(chosen),
      };
    }),
  }));

  function toLabel(option: LineQuestion['options'][number]): string {
    const { label, changed } = option;
    const [area = ''] = changed.areas ?? [];
    if (changed.commune) return toDepartment(label);
    if (area) return areaOf(area)?.name ?? area;
    return toKind(option) === 'whichZone' ? t('active.zone', { zone: label }) : toDays(changed);
  }

  function toDays({ day, days, hours }: Partial<ExploreState>): string {
    const [first, last] = days ?? [];
    const isOne = first === last;
    const name =
      first && last
        ? isOne
          ? formatLongDate(first, language, toYear(now))
          : formatDateRange(first, last, language, toYear(now))
        : t(`date.${day ?? 'all'}`);
    return hours ? t('active.date', { name, dates: toHoursLabel(hours, t) }) : name;
  }

  function toDepartment(code: string): string {
    const name = areaOf(code)?.name;
    return name ? t('place.department', { name, code }) : t('suggest.department', { code });
  }
}

/** What a question asks. The options of school holidays are the letters of their zones. */
function toKind(option: LineQuestion['options'][number] | undefined) {
  if (option?.changed.commune || option?.changed.areas?.length) return 'whichCommune';
  return /^[A-Z]$/.test(option?.label ?? '') ? 'whichZone' : 'whichDays';
}
