import { type GuideContent, GuideScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<GuideContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <GuideScreen content={content} />
    </>
  );
}
