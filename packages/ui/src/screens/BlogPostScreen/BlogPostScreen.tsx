import { Avatar } from '../../components/Avatar/Avatar';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { Prose } from '../../components/Prose/Prose';
import type { BlogContent, BlogPost } from '../BlogScreen/BlogContent';
import { PostRow } from '../BlogScreen/PostRow';
import { Blocks } from '../page/Blocks';
import { PageSection } from '../page/PageSection';
import { ProseSections } from '../page/ProseSections';
import { PublicPage } from '../page/PublicPage';
import type { BlogPostContent } from './BlogPostContent';
import * as styles from './BlogPostScreen.css';

export interface BlogPostScreenProps {
  /** The post's head, from the list of posts. */
  post: BlogPost;
  /** The texts of the page. */
  content: BlogPostContent;
  /** The texts around the post. */
  texts: Pick<BlogContent, 'backLabel' | 'nextTitle'>;
  /** The URL of the list of posts. */
  blogHref: string;
  /** One to three other posts. */
  next: readonly BlogPost[];
}

/** One blog post. Renders the content of the page's `<main>`. */
export function BlogPostScreen({ post, content, texts, blogHref, next }: BlogPostScreenProps) {
  const opening = {
    meta: content.meta,
    poster: { category: post.tone, seed: post.id },
    overline: post.category,
    title: post.title,
    lead: post.excerpt,
  };
  return (
    <PublicPage opening={opening}>
      <article className={styles.article}>
        <div className={styles.author}>
          <Avatar name={post.author} size="large" />
          <p className={styles.byline}>
            <strong>{post.author}</strong>
            <span className={styles.role}>{post.role}</span>
            <span className={styles.date}>
              <time dateTime={post.date}>{post.dateText}</time>
              <span>{post.readTime}</span>
            </span>
          </p>
        </div>
        <div className={styles.text}>
          <Prose>
            <Blocks blocks={content.opening} />
            <ProseSections sections={content.sections} />
          </Prose>
        </div>
      </article>
      <PageSection title={texts.nextTitle}>
        <ul>
          {next.map((other) => (
            <li key={other.id}>
              <PostRow post={other} headingLevel={3} />
            </li>
          ))}
        </ul>
        <div>
          <LinkButton href={blogHref} weight="regular">
            {texts.backLabel}
          </LinkButton>
        </div>
      </PageSection>
    </PublicPage>
  );
}
