import { type CareersContent, CareersScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePublicForm } from '../../forms/usePublicForm';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<CareersContent>) {
  const [asked, change] = useSearchParameters({ department: 'all' });
  const department = content.departments.find(({ value }) => value === asked.department)?.value ?? 'all';
  const form = usePublicForm('application', content.form);
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
