import { type ContactContent, ContactScreen, type ContactValues } from '@lively/ui/screens';
import { useForm } from '../../forms/useForm';
import { useServices } from '../../services/ServicesContext';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<ContactContent>) {
  const { forms } = useServices();
  const form = useForm<ContactValues>({ texts: content.form, send: forms.sendContactMessage });
  return (
    <>
      <PageHead {...content.meta} />
      <ContactScreen content={content} form={form} />
    </>
  );
}
