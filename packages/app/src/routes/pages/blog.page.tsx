import { type BlogContent, BlogScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<BlogContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <BlogScreen content={content} />
    </>
  );
}
