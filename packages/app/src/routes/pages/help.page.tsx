import { type HelpContent, HelpScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { useAddressState } from '../useAddressState';

export function Component({ content }: PageProps<HelpContent>) {
  const [search, setSearch] = useAddressState('q', '');
  return (
    <>
      <PageHead {...content.meta} />
      <HelpScreen content={content} search={search} onSearch={setSearch} />
    </>
  );
}
