import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LinkList } from '../page/LinkList';
import { matchesSearch } from '../page/matchesSearch';
import { PageSection } from '../page/PageSection';
import type { HelpContent } from './HelpContent';
import { HelpQuestions } from './HelpQuestions';

interface HelpResultsProps {
  content: HelpContent;
  search: string;
  onSearch: (search: string) => void;
}

/** The articles and questions that contain what is searched. */
export function HelpResults({ content, search, onSearch }: HelpResultsProps) {
  const { articles, questions } = findHelp(content, search);
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

function findHelp({ categories, questions }: HelpContent, search: string) {
  return {
    articles: categories
      .flatMap(({ articles }) => articles)
      .filter(({ label, text }) => matchesSearch(search, label, text)),
    questions: questions.filter(({ category, question, answer }) => matchesSearch(search, category, question, answer)),
  };
}
