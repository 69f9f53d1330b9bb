import { TastePanel } from '@lively/ui/screens';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundEvent } from '../../data/EventQuery';
import { defaultRadius } from '../../data/eventQueryDefaults';
import { useLazyPart } from '../../data/useLazyPart';
import { useNow } from '../../data/useNow';
import { paths } from '../../navigation/paths';
import { anywhere, type ExploreState } from '../../search/exploreState';
import { markArranged } from '../../tastes/markArranged';
import { useHasCity } from '../../tastes/useHasCity';
import { useSteering } from '../../tastes/useSteering';
import type { Arrangement } from './useExploreList';

interface ExploreTasteProps {
  /** Whether the list is around a commune. */
  hasCommune: boolean;
  /** The ranked list, without the taste. Undefined until it is read. */
  list: readonly FoundEvent[] | undefined;
  /** Called with a function that applies the taste; empty if nothing was said. */
  onArrange: (taste: Arrangement) => void;
  onSearch: (changed: Partial<ExploreState>) => void;
}

/** Sentences that steer the list by score. Its texts load with it. */
export default function ExploreTaste(props: ExploreTasteProps) {
  const LoadedTaste = useLazyPart(loadTaste, ['tastes']);
  return <LoadedTaste {...props} />;
}

const loadTaste = async () => ({ default: LoadedTaste });

function LoadedTaste({ hasCommune, list, onArrange, onSearch }: ExploreTasteProps) {
  const { t } = useTranslation(['tastes', 'taxonomy']);
  const now = useNow();
  const hasCity = useHasCity();
  const { taste, isTyping, panel, items } = useSteering({
    list,
    hasPlace: hasCommune || hasCity,
    onFilter: (edit) =>
      onSearch(
        edit.kind === 'access'
          ? { access: [edit.need] }
          : { ...anywhere, commune: edit.commune, radius: defaultRadius },
      ),
  });
  const isNeeded = taste.lines.length > 0 || isTyping;
  const arrangement = useMemo(
    (): Arrangement =>
      isNeeded
        ? {
            arrange: (events) =>
              markArranged(events, taste, now, {
                lower: t('varied.lower'),
                higher: t('varied.higher'),
                need: (need) => t(`taxonomy:${need}`),
              }),
          }
        : {},
    [isNeeded, taste, now, t],
  );
  useEffect(() => {
    onArrange(arrangement);
    return () => onArrange({});
  }, [arrangement, onArrange]);
  return <TastePanel {...panel} items={items} more={{ label: t('more'), href: paths.tastes }} />;
}
