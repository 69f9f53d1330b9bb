import { type SupportContent, SupportScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePublicForm } from '../../forms/usePublicForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<SupportContent>) {
  const form = usePublicForm('ticket', content.form);
  return (
    <>
      <PageHead {...content.meta} />
      <SupportScreen content={content} form={form} />
    </>
  );
}
