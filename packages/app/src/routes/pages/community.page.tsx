import { type CommunityContent, CommunityScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<CommunityContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <CommunityScreen content={content} />
    </>
  );
}
