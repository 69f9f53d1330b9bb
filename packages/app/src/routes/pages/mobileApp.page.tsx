import { type LaunchAlertValues, type MobileAppContent, MobileAppScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { useBackend } from '../../data/BackendContext';
import { useForm } from '../../forms/useForm';
import { PageHead } from '../../navigation/PageHead';

export function Component({ content }: PageProps<MobileAppContent>) {
  const { forms } = useBackend();
  const form = useForm<LaunchAlertValues>({ texts: content.form, send: forms.requestLaunchAlert });
  return (
    <>
      <PageHead {...content.meta} />
      <MobileAppScreen content={content} form={form} />
    </>
  );
}
