import { type ApplicationValues, type CareersContent, CareersScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { useBackend } from '../../data/BackendContext';
import { useForm } from '../../forms/useForm';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<CareersContent>) {
  const { forms } = useBackend();
  const [asked, change] = useSearchParameters({ department: 'all' });
  const department = content.departments.find(({ value }) => value === asked.department)?.value ?? 'all';
  const form = useForm<ApplicationValues>({ texts: content.form, optional: ['link'], send: forms.sendApplication });
  return (
    <>
      <PageHead {...content.meta} />
      <CareersScreen
        content={content}
        department={department}
        onDepartment={(value) => change('department', value)}
        form={form}
      />
    </>
  );
}
