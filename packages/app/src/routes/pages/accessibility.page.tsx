import { ArticleScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { Contents } from '../../content/Contents';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { toAccessibilityContent } from './toAccessibilityContent';

/** The accessibility statement, with the results of the audit, which only the pages on accessibility load. */
export function Component({ content }: PageProps<Contents['accessibility']>) {
  const { i18n } = useTranslation();
  return (
    <>
      <PageHead {...content.meta} />
      <ArticleScreen content={toAccessibilityContent(content, i18n)} />
    </>
  );
}
