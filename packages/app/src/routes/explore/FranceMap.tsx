import { areaOf, areas } from '@lively/engine/areas';
import { drawFrance } from '@lively/engine/map';
import { AreaMap, type MapArea } from '@lively/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventMap } from '../../data/EventMap';
import { toCountValues } from '../../i18n/toCountValues';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { anywhere, type ExploreState, formatExploreState } from '../../search/exploreState';

interface FranceMapProps {
  state: ExploreState;
  /** Undefined until it is read. */
  map: EventMap | undefined;
  onChoose: (department: string) => void;
}

/** The departments of France with the numbers of their events. */
export function FranceMap({ state, map, onChoose }: FranceMapProps) {
  const { t } = useTranslation(['map', 'common']);
  const language = useLanguage();
  const drawing = useMemo(drawFrance, []);
  const counts = Object.values(map?.departments ?? {}).map(({ value }) => value);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const format = (value: number) => toCountValues({ value, isMore: false }, t, language).number;
  return (
    <AreaMap
      label={t('departments')}
      size={[drawing.width, drawing.height]}
      shapes={drawing.shapes.map(({ code, ...shape }) => ({ area: code, ...shape }))}
      frames={drawing.insets.map(({ departments: [code = ''], ...frame }) => ({
        label: areaOf(code)?.name ?? code,
        ...frame,
      }))}
      areas={toAreas()}
      legend={counts.length ? { least: format(least), most: format(most) } : undefined}
      note={map?.elsewhere.value ? t('elsewhere', toCountValues(map.elsewhere, t, language)) : undefined}
      // Below the numbers, which would move it when they arrive.
      credit={map ? t('credit') : ''}
      onSelect={onChoose}
    />
  );

  function toAreas(): readonly MapArea[] {
    const collator = new Intl.Collator(language);
    return areas
      .flatMap(({ code, name, departments }) => {
        const count = departments.join() === code ? map?.departments[code] : undefined;
        if (!count) return [];
        const values = toCountValues(count, t, language);
        const parameters = formatExploreState({ ...state, ...anywhere, areas: [code], pages: 1 });
        return {
          id: code,
          label: name,
          count: values.number,
          text: t('department', { ...values, name }),
          depth: toDepth(count.value, counts),
          href: `${paths.explore}?${parameters}`,
        };
      })
      .sort((one, other) => collator.compare(one.label, other.label));
  }
}

/** Returns the fifth of the departments to which one belongs, by its number: those of large cities would hide all others. */
function toDepth(value: number, counts: readonly number[]): MapArea['depth'] {
  const fewer = counts.filter((count) => count < value).length;
  return ([1, 2, 3, 4, 5] as const)[Math.floor((fewer / counts.length) * 5)] ?? 5;
}
