import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import * as page from '../page/page.css';
import { RichText } from '../page/RichText';
import { SectionRows } from '../page/SectionRows';
import type { RankingContent, RankingRow, RankingTable } from './RankingContent';
import * as styles from './RankingScreen.css';

export interface RankingScreenProps {
  /** The texts of the page. */
  content: RankingContent;
  /** The reasons of a recommendation's score, from the constants in use. */
  recommendations: readonly RankingRow[];
  /** The reasons of the explore score, from the constants in use. */
  explore: readonly RankingRow[];
}

/** The ranking of events, with the numbers in use. Renders the content of the page's `<main>`. */
export function RankingScreen({ content, recommendations, explore }: RankingScreenProps) {
  return (
    <PublicPage opening={content}>
      <Score {...content.recommendations} rows={recommendations} />
      <Score {...content.explore} rows={explore} />
      <SectionRows sections={content.sections} />
      <PageSection title={content.next.title}>
        <LinkList links={content.next.links} />
      </PageSection>
    </PublicPage>
  );
}

function Score({ id, title, text, caption, columns, after, rows }: RankingTable & { rows: readonly RankingRow[] }) {
  const [reason, points] = columns;
  return (
    <section id={id} className={styles.score}>
      <div className={styles.rules}>
        <h2 className={page.sectionTitle}>{title}</h2>
        <p>{text}</p>
        <p className={styles.after}>
          <RichText text={after} />
        </p>
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th className={styles.head} scope="col">
              {reason}
            </th>
            <th className={styles.headPoints} scope="col">
              {points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className={styles.row}>
              <th className={styles.reason} scope="row">
                {row.label}
              </th>
              <td className={styles.points}>{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
