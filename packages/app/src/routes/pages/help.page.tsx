import { type HelpContent, type HelpQuestion, HelpScreen } from '@lively/ui/screens';
import { useEffect, useState } from 'react';
import { loadContents, readContent } from '../../content/loadContents';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { useAddressState } from '../useAddressState';

export function Component({ content }: PageProps<HelpContent>) {
  const [search, setSearch] = useAddressState('q', '');
  const moreQuestions = useFrequentQuestions(search !== '');
  return (
    <>
      <PageHead {...content.meta} />
      <HelpScreen content={content} moreQuestions={moreQuestions} search={search} onSearch={setSearch} />
    </>
  );
}

/** The questions of the other page, which come with the first search: reading this one needs none of them. */
function useFrequentQuestions(isNeeded: boolean): readonly HelpQuestion[] {
  const [questions, setQuestions] = useState<readonly HelpQuestion[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    // Without them the guides are searched alone.
    loadContents(['faq']).then(
      () => setQuestions(readQuestions()),
      () => {},
    );
  }, [isNeeded]);
  return questions;
}

function readQuestions(): HelpQuestion[] {
  const { categories, questions } = readContent('faq');
  const labelOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category;
  return questions.map((question) => ({ ...question, category: labelOf(question.category) }));
}
