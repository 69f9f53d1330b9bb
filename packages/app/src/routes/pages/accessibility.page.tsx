import { ArticleScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { Contents } from '../../content/Contents';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { toAccessibilityContent } from './toAccessibilityContent';

/** With what the tests have proven, which no other page loads. */
export function Component({ content }: PageProps<Contents['accessibility']>) {
  const { i18n } = useTranslation();
  return (
    <>
      <PageHead {...content.meta} />
      <ArticleScreen content={toAccessibilityContent(content, i18n)} />
    </>
  );
}
