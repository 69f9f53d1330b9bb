import { SearchBox } from '../../components/SearchBox/SearchBox';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import type { HelpContent, HelpQuestion } from './HelpContent';
import { HelpQuestions } from './HelpQuestions';
import { HelpResults } from './HelpResults';
import * as styles from './HelpScreen.css';

export interface HelpScreenProps {
  /** The texts of the page. */
  content: HelpContent;
  /** Questions of another page, which only a search finds. */
  moreQuestions: readonly HelpQuestion[];
  /** The search text, for articles and questions. */
  search: string;
  /** Called with each change of the search field. */
  onSearch: (search: string) => void;
}

/** The help centre: guides by category, frequent questions, contacts. Renders the content of the page's `<main>`. */
export function HelpScreen({ content, moreQuestions, search, onSearch }: HelpScreenProps) {
  return (
    <PublicPage opening={content}>
      <SearchBox
        label={content.search.label}
        placeholder={content.search.placeholder}
        submitLabel={content.search.submit}
        value={search}
        onChange={onSearch}
        onSubmit={onSearch}
      />
      {search.trim() ? (
        <HelpResults content={content} moreQuestions={moreQuestions} search={search} onSearch={onSearch} />
      ) : (
        <Shelves content={content} />
      )}
      <PageSection title={content.support.title} text={content.support.text}>
        <LinkList links={content.support.links} />
      </PageSection>
    </PublicPage>
  );
}

function Shelves({ content }: { content: HelpContent }) {
  const { categories, questions, questionsTitle, allQuestions, resources } = content;
  return (
    <>
      <div className={styles.categories}>
        {categories.map(({ id, title, text, articles }) => (
          <section key={id} id={id} className={styles.category}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
            <LinkList layout="rows" links={articles} />
          </section>
        ))}
      </div>
      <PageSection title={questionsTitle}>
        <HelpQuestions questions={questions} more={allQuestions} />
      </PageSection>
      <PageSection title={resources.title}>
        <LinkList links={resources.links} />
      </PageSection>
    </>
  );
}
