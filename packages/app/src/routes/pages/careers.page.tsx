import { type ApplicationValues, type CareersContent, CareersScreen } from '@lively/ui/screens';
import { useForm } from '../../forms/useForm';
import { useServices } from '../../services/ServicesContext';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { useAddressState } from '../useAddressState';

export function Component({ content }: PageProps<CareersContent>) {
  const { forms } = useServices();
  const [asked, setDepartment] = useAddressState('department', 'all');
  const department = content.departments.find(({ value }) => value === asked)?.value ?? 'all';
  const form = useForm<ApplicationValues>({ texts: content.form, optional: ['link'], send: forms.sendApplication });
  return (
    <>
      <PageHead {...content.meta} />
      <CareersScreen content={content} department={department} onDepartment={setDepartment} form={form} />
    </>
  );
}
