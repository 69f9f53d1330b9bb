import { PublicPage } from '../page/PublicPage';
import type { BlogContent } from './BlogContent';
import * as styles from './BlogScreen.css';
import { PostRow } from './PostRow';

export interface BlogScreenProps {
  /** The texts of the page. */
  content: BlogContent;
}

/** The blog: the latest post, then the others. Renders the content of the page's `<main>`. */
export function BlogScreen({ content }: BlogScreenProps) {
  const [latest, ...others] = content.posts;
  return (
    <PublicPage opening={content}>
      {latest && (
        <div className={styles.latest}>
          <p className={styles.label}>{content.latestLabel}</p>
          <PostRow post={latest} headingLevel={2} large />
        </div>
      )}
      {others.length > 0 && (
        <ul aria-label={content.listLabel}>
          {others.map((post) => (
            <li key={post.id}>
              <PostRow post={post} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
    </PublicPage>
  );
}
