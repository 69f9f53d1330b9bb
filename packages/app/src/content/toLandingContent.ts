import type { LandingContent } from '@lively/ui/screens';
import { lineParameter } from '../navigation/lineParameter';
import { paths } from '../navigation/paths';
import type { PageTexts } from './PageTexts';
import { featureCategories, findArt } from './pageArt';

type LandingTexts = Omit<PageTexts['landing'], 'search' | 'features'>;

/** Builds the landing page, with the art of its features and the target of its search. */
export function toLandingContent(
  texts: PageTexts['landing'],
): LandingTexts & Pick<LandingContent, 'search' | 'features'> {
  return {
    ...texts,
    search: { ...texts.search, action: paths.explore, name: lineParameter },
    features: {
      ...texts.features,
      items: texts.features.items.map((item) => ({ ...item, category: findArt(featureCategories, item.id) })),
    },
  };
}
