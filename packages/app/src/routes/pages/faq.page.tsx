import { type FaqContent, FaqScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<FaqContent>) {
  const [asked, change] = useSearchParameters({ q: '', category: 'all' });
  const chosen = content.categories.find(({ value }) => value !== 'all' && value === asked.category);
  return (
    <>
      <PageHead {...content.meta} search={asked.q} view={chosen && [chosen.label]} />
      <FaqScreen
        content={content}
        search={asked.q}
        onSearch={(search) => change('q', search)}
        category={chosen?.value ?? 'all'}
        onCategory={(value) => change('category', value)}
      />
    </>
  );
}
