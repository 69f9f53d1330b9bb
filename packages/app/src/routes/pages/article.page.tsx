import { type ArticleContent, ArticleScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<ArticleContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <ArticleScreen content={content} />
    </>
  );
}
