import { type ApiContent, ApiScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<ApiContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <ApiScreen content={content} />
    </>
  );
}
