import { type ArticleContent, ArticleScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<ArticleContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <ArticleScreen content={content} />
    </>
  );
}
