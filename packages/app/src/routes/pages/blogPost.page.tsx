import { type BlogPostContent, BlogPostScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePageContent } from '../../content/usePageContent';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';

/** The number of posts suggested below a post. */
const nextCount = 2;

export function Component({ content }: PageProps<BlogPostContent>) {
  const { posts, backLabel, nextTitle } = usePageContent('blog');
  const index = posts.findIndex(({ id }) => id === content.id);
  const post = posts[index];
  if (!post) throw new Error(`The list of posts has no «${content.id}»: add its head to pages/blog.json.`);
  const next = [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, nextCount);
  return (
    <>
      <PageHead {...content.meta} kind="article" />
      <BlogPostScreen
        post={post}
        content={content}
        texts={{ backLabel, nextTitle }}
        blogHref={paths.blog}
        next={next}
      />
    </>
  );
}
