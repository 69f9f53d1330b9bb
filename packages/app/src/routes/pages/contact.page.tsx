import { type ContactContent, ContactScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePublicForm } from '../../forms/usePublicForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<ContactContent>) {
  const form = usePublicForm('message', content.form);
  return (
    <>
      <PageHead {...content.meta} />
      <ContactScreen content={content} form={form} />
    </>
  );
}
