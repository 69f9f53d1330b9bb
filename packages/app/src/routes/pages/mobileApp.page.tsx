import { type LaunchAlertValues, type MobileAppContent, MobileAppScreen } from '@lively/ui/screens';
import { useForm } from '../../forms/useForm';
import { useServices } from '../../services/ServicesContext';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';

export function Component({ content }: PageProps<MobileAppContent>) {
  const { forms } = useServices();
  const form = useForm<LaunchAlertValues>({ texts: content.form, send: forms.askForLaunchAlert });
  return (
    <>
      <PageHead {...content.meta} />
      <MobileAppScreen content={content} form={form} />
    </>
  );
}
