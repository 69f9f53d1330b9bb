import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LinkList } from '../page/LinkList';
import { matchesSearch } from '../page/matchesSearch';
import { PageSection } from '../page/PageSection';
import type { HelpContent, HelpQuestion } from './HelpContent';
import { HelpQuestions } from './HelpQuestions';

interface HelpResultsProps {
  content: HelpContent;
  moreQuestions: readonly HelpQuestion[];
  search: string;
  onSearch: (search: string) => void;
}

/** Lists the articles and questions that match the search. */
export function HelpResults({ content, moreQuestions, search, onSearch }: HelpResultsProps) {
  const { articles, questions } = findHelp(content, moreQuestions, search);
  const count = articles.length + questions.length;
  return (
    <>
      <PageSection title={content.resultsTitle} text={<span role="status">{content.countResults(count)}</span>}>
        {articles.length > 0 && <LinkList links={articles} />}
        {questions.length > 0 && <HelpQuestions questions={questions} />}
      </PageSection>
      {count === 0 && (
        <EmptyState
          title={content.empty(search)}
          action={{ label: content.reset, onSelect: () => onSearch('') }}
          headingLevel={3}
        />
      )}
    </>
  );
}

/** Finds the matches. A question of this page hides the question with the same id of the other page. */
function findHelp({ categories, questions }: HelpContent, more: readonly HelpQuestion[], search: string) {
  const all = [...questions, ...more.filter(({ id }) => !questions.some((question) => question.id === id))];
  return {
    articles: categories
      .flatMap(({ articles }) => articles)
      .filter(({ label, text }) => matchesSearch(search, label, text)),
    questions: all.filter(({ category, question, answer }) => matchesSearch(search, category, question, answer)),
  };
}
