import { type FaqContent, FaqScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { useAddressState } from '../useAddressState';

export function Component({ content }: PageProps<FaqContent>) {
  const [search, setSearch] = useAddressState('q', '');
  const [asked, setCategory] = useAddressState('category', 'all');
  const category = content.categories.find(({ value }) => value === asked)?.value ?? 'all';
  return (
    <>
      <PageHead {...content.meta} />
      <FaqScreen content={content} search={search} onSearch={setSearch} category={category} onCategory={setCategory} />
    </>
  );
}
