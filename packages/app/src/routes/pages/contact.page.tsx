import { type ContactContent, ContactScreen, type ContactValues } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { useBackend } from '../../data/BackendContext';
import { useForm } from '../../forms/useForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<ContactContent>) {
  const { forms } = useBackend();
  const form = useForm<ContactValues>({ texts: content.form, send: forms.sendContactMessage });
  return (
    <>
      <PageHead {...content.meta} />
      <ContactScreen content={content} form={form} />
    </>
  );
}
