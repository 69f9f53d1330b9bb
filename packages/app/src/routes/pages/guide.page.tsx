import { type GuideContent, GuideScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<GuideContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <GuideScreen content={content} />
    </>
  );
}
