import { type FaqContent, FaqScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { useSearchParameters } from '../../navigation/useSearchParameters';

export function Component({ content }: PageProps<FaqContent>) {
  const [asked, change] = useSearchParameters({ q: '', category: 'all' });
  const category = content.categories.find(({ value }) => value === asked.category)?.value ?? 'all';
  return (
    <>
      <PageHead {...content.meta} />
      <FaqScreen
        content={content}
        search={asked.q}
        onSearch={(search) => change('q', search)}
        category={category}
        onCategory={(value) => change('category', value)}
      />
    </>
  );
}
