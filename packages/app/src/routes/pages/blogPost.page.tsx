import { type BlogPostContent, BlogPostScreen } from '@lively/ui/screens';
import { readContent } from '../../content/loadContents';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { paths } from '../paths';
import { useHref } from '../useHref';

/** Posts proposed at the foot of a post. */
const nextCount = 2;

export function Component({ content }: PageProps<BlogPostContent>) {
  const href = useHref();
  const { posts, backLabel, nextTitle } = readContent('blog');
  const index = posts.findIndex(({ id }) => id === content.id);
  const post = posts[index];
  if (!post) throw new Error(`The list of posts has no «${content.id}»: add its head to pages/blog.ts.`);
  const next = [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, nextCount);
  return (
    <>
      <PageHead {...content.meta} kind="article" />
      <BlogPostScreen
        post={post}
        content={content}
        texts={{ backLabel, nextTitle }}
        blogHref={href(paths.blog)}
        next={next}
      />
    </>
  );
}
