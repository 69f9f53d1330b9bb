import { EventPoster } from '../../components/EventPoster/EventPoster';
import { Anchor } from '../../internal/Anchor';
import type { BlogPost } from './BlogContent';
import * as styles from './PostRow.css';

interface PostRowProps {
  post: BlogPost;
  /** The level of its heading on the page. */
  headingLevel: 2 | 3;
  /** Whether the post stands out, as the first of a list. @default false */
  large?: boolean | undefined;
}

/**
 * A blog post in a list: poster, category, title, excerpt, author and date. Renders an `<article>` whose title is a link that
 * covers it.
 */
export function PostRow({ post, headingLevel, large = false }: PostRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={large ? styles.largeRow : styles.row}>
      <div className={styles.texts}>
        <Heading className={large ? styles.largeTitle : styles.title}>
          <Anchor className={styles.link} href={post.href}>
            {post.title}
          </Anchor>
        </Heading>
        <p className={large ? styles.largeExcerpt : styles.excerpt}>{post.excerpt}</p>
        <p className={styles.facts}>
          <span>{post.author}</span>
          <time dateTime={post.date}>{post.dateText}</time>
          <span>{post.readTime}</span>
        </p>
      </div>
      <p className={styles.category}>{post.category}</p>
      <div className={large ? styles.largeArt : styles.art} aria-hidden>
        <EventPoster category={post.tone} seed={post.id} format={large ? 'wide' : 'square'} />
      </div>
    </article>
  );
}
