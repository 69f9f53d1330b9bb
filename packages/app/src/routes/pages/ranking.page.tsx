import { type RankingContent, RankingScreen } from '@lively/ui/screens';
import type { PageProps } from '../../content/PageProps';
import { PageHead } from '../../navigation/PageHead';
import { toRankingRows } from './toRankingRows';

export function Component({ content }: PageProps<RankingContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <RankingScreen content={content} {...toRankingRows(content.labels)} />
    </>
  );
}
