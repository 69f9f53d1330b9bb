import { type SupportContent, SupportScreen, type TicketValues } from '@lively/ui/screens';
import { useForm } from '../../forms/useForm';
import { useServices } from '../../services/ServicesContext';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<SupportContent>) {
  const { forms } = useServices();
  const form = useForm<TicketValues>({ texts: content.form, send: forms.sendSupportTicket });
  return (
    <>
      <PageHead {...content.meta} />
      <SupportScreen content={content} form={form} />
    </>
  );
}
