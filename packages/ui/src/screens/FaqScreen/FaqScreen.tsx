import { Accordion } from '../../components/Accordion/Accordion';
import { CategoryChips } from '../../components/CategoryChips/CategoryChips';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { SearchBox } from '../../components/SearchBox/SearchBox';
import { LinkList } from '../page/LinkList';
import { matchesSearch } from '../page/matchesSearch';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import type { FaqCategory, FaqContent } from './FaqContent';
import * as styles from './FaqScreen.css';

export interface FaqScreenProps {
  /** The texts of the page. */
  content: FaqContent;
  /** The search text, for questions and answers. */
  search: string;
  /** Called with each change of the search field. */
  onSearch: (search: string) => void;
  /** The category whose questions are listed. */
  category: FaqCategory | 'all';
  /** Called with the category that the user chooses. */
  onCategory: (category: FaqCategory | 'all') => void;
}

/** Frequent questions, with a search and categories. Renders the content of the page's `<main>`. */
export function FaqScreen({ content, search, onSearch, category, onCategory }: FaqScreenProps) {
  const { categories } = content;
  const found = content.questions.filter(
    (item) => (category === 'all' || item.category === category) && matchesSearch(search, item.question, item.answer),
  );
  const chosen = categories.find(({ value }) => value === category);

  function reset() {
    onSearch('');
    onCategory('all');
  }

  return (
    <PublicPage opening={content}>
      <div className={styles.list}>
        <div className={styles.filters}>
          <SearchBox
            label={content.search.label}
            placeholder={content.search.placeholder}
            submitLabel={content.search.submit}
            value={search}
            onChange={onSearch}
            onSubmit={onSearch}
          />
          <CategoryChips
            label={content.categoriesLabel}
            options={categories}
            value={category}
            onChange={(value) => onCategory(value as FaqCategory | 'all')}
          />
        </div>
        <p className={styles.count} role="status">
          {content.countQuestions(found.length)}
        </p>
        {found.length > 0 ? (
          <Accordion
            headingLevel={2}
            items={found.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: (
                <p className={page.rich}>
                  <RichText text={answer} />
                </p>
              ),
            }))}
          />
        ) : (
          <EmptyState
            title={content.empty(search, chosen?.label ?? '')}
            action={{ label: content.reset, onSelect: reset }}
          />
        )}
      </div>
      <PageSection title={content.contact.title} text={content.contact.text}>
        <LinkList links={content.contact.links} />
      </PageSection>
    </PublicPage>
  );
}
