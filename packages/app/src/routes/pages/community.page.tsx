import { type CommunityContent, CommunityScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<CommunityContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <CommunityScreen content={content} />
    </>
  );
}
