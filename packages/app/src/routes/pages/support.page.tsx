import { type SupportContent, SupportScreen, type TicketValues } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { useBackend } from '../../data/BackendContext';
import { useForm } from '../../forms/useForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<SupportContent>) {
  const { forms } = useBackend();
  const form = useForm<TicketValues>({ texts: content.form, send: forms.sendSupportTicket });
  return (
    <>
      <PageHead {...content.meta} />
      <SupportScreen content={content} form={form} />
    </>
  );
}
