import type { FaqContent } from '@lively/ui/screens';
import { type HelpContent, type HelpQuestion, HelpScreen } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../content/PageProps';
import { readContent } from '../../content/readContent';
import { loadNamespaces } from '../../i18n/loadNamespaces';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<HelpContent>) {
  const [{ q: search }, change] = useSearchParameters({ q: '' });
  const moreQuestions = useFrequentQuestions(search !== '');
  return (
    <>
      <PageHead {...content.meta} search={search} />
      <HelpScreen
        content={content}
        moreQuestions={moreQuestions}
        search={search}
        onSearch={(text) => change('q', text)}
      />
    </>
  );
}

/** Reads the questions of the FAQ page, loaded with the first search: reading this page does not need them. */
function useFrequentQuestions(isNeeded: boolean): readonly HelpQuestion[] {
  const { i18n } = useTranslation();
  const [questions, setQuestions] = useState<readonly HelpQuestion[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    // If they fail to load, only the guides are searched.
    loadNamespaces(i18n, ['pages/faq']).then(
      () => setQuestions(toHelpQuestions(readContent(i18n, 'faq'))),
      () => {},
    );
  }, [i18n, isNeeded]);
  return questions;
}

function toHelpQuestions({ categories, questions }: FaqContent): HelpQuestion[] {
  const labelOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category;
  return questions.map((question) => ({ ...question, category: labelOf(question.category) }));
}
