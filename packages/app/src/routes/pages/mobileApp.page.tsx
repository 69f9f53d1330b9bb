import { type MobileAppContent, MobileAppScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePublicForm } from '../../forms/usePublicForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<MobileAppContent>) {
  const form = usePublicForm('alert', content.form);
  return (
    <>
      <PageHead {...content.meta} />
      <MobileAppScreen content={content} form={form} />
    </>
  );
}
