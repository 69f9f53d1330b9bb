import { type ArticleContent, ArticleScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';

/** The same page at two URLs: search engines are told which one counts. */
export function Component({ content }: PageProps<ArticleContent>) {
  return (
    <>
      <PageHead {...content.meta} canonicalPath={paths.legal} />
      <ArticleScreen content={content} />
    </>
  );
}
