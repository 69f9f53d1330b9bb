import { type BlogContent, BlogScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<BlogContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <BlogScreen content={content} />
    </>
  );
}
