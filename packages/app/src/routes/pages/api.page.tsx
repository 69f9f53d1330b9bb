import { type ApiContent, ApiScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<ApiContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <ApiScreen content={content} />
    </>
  );
}
