import { Prose } from '../../components/Prose/Prose';
import { Anchor } from '../../internal/Anchor';
import { Figures } from '../page/Figures';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { ProseSections } from '../page/ProseSections';
import { PublicPage } from '../page/PublicPage';
import { SectionRows } from '../page/SectionRows';
import type { ArticleContent } from './ArticleContent';
import * as styles from './ArticleScreen.css';

export interface ArticleScreenProps {
  /** The texts of the page. */
  content: ArticleContent;
}

/** A text with sections, and a list of them if it is long. Renders the content of the page's `<main>`. */
export function ArticleScreen({ content }: ArticleScreenProps) {
  const { figures, sections, contentsLabel, next } = content;
  return (
    <PublicPage opening={content}>
      {figures && <Figures figures={figures} />}
      {contentsLabel ? <LongText {...content} contentsLabel={contentsLabel} /> : <SectionRows sections={sections} />}
      <PageSection title={next.title}>
        <LinkList links={next.links} />
      </PageSection>
    </PublicPage>
  );
}

function LongText({ contentsLabel, sections, updated }: ArticleContent & { contentsLabel: string }) {
  return (
    <div className={styles.long}>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <p className={styles.contentsTitle}>{contentsLabel}</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Anchor className={styles.contentsLink} href={`#${id}`}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <Prose>
        {updated && (
          <p>
            <time dateTime={updated.date}>{updated.text}</time>
          </p>
        )}
        <ProseSections sections={sections} />
      </Prose>
    </div>
  );
}
