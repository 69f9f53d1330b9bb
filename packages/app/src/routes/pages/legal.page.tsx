import { type ArticleContent, ArticleScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { paths } from '../paths';

/** One truth at two addresses: search engines are told which one counts. */
export function Component({ content }: PageProps<ArticleContent>) {
  return (
    <>
      <PageHead {...content.meta} canonicalPath={paths.legal} />
      <ArticleScreen content={content} />
    </>
  );
}
