import { type RankingContent, RankingScreen } from '@lively/ui/screens';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { toRankingRows } from './toRankingRows';

export function Component({ content }: PageProps<RankingContent>) {
  return (
    <>
      <PageHead {...content.meta} />
      <RankingScreen content={content} {...toRankingRows(content.labels)} />
    </>
  );
}
