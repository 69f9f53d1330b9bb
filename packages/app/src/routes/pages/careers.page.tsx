import { type CareersContent, CareersScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { usePublicForm } from '../../forms/usePublicForm';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<CareersContent>) {
  const [asked, change] = useSearchParameters({ department: 'all' });
  const chosen = content.departments.find(({ value }) => value !== 'all' && value === asked.department);
  const form = usePublicForm('application', content.form);
  return (
    <>
      <PageHead {...content.meta} view={chosen && [chosen.label]} />
      <CareersScreen
        content={content}
        department={chosen?.value ?? 'all'}
        onDepartment={(value) => change('department', value)}
        form={form}
      />
    </>
  );
}
