import type { Category } from '@lively/engine';
import type { MapEvent, MapMark, PointMapProps } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import type { EventMap, EventPoint } from '../../data/EventMap';
import { useNow } from '../../data/useNow';
import { contentLanguage } from '../../events/contentLanguage';
import { formatShortDate, toYear } from '../../i18n/formatDate';
import { formatNumber } from '../../i18n/formatNumber';
import { toCountValues } from '../../i18n/toCountValues';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import type { PointGroup } from './clusterPoints';

/** The events of a group that are listed. */
const maxListed = 50;

/** The texts of a map of points, regardless of what is drawn below them. */
interface PlaceTexts {
  readonly list: NonNullable<PointMapProps['list']>;
  readonly note: string | undefined;
  /** Returns the text of the mark of a group, and what its look depends on. */
  readonly describe: (group: PointGroup) => Pick<MapMark, 'label' | 'lang' | 'kind' | 'count' | 'category'>;
}

/**
 * Returns the texts of the map of a place.
 *
 * @param map - Undefined until it is read.
 * @param chosen - The group whose events are listed.
 */
export function usePlaceTexts(map: EventMap | undefined, chosen: PointGroup | undefined): PlaceTexts {
  const { t } = useTranslation(['map', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const lang = contentLanguage(language);
  return { list: toList(), note: toNote(), describe };

  function describe({ count, points }: PointGroup) {
    const number = formatNumber(count, language);
    if (count > 1) return { label: t('events', { count, number }), count: number };
    const [point] = points();
    const tone = toTone(point);
    return { label: point?.title ?? '', lang, kind: tone && t(`taxonomy:${tone}`), category: tone };
  }

  function toList() {
    if (!chosen) return { hint: map && !map.points.length ? t('none') : t('hint') };
    const { count } = chosen;
    const listed = chosen.points().slice(0, maxListed);
    const more = count - listed.length;
    return {
      title: t('events', { count, number: formatNumber(count, language) }),
      events: listed.map(toEvent),
      more: more ? t('others', { count: more, number: formatNumber(more, language) }) : undefined,
    };
  }

  function toEvent({ id, title, start }: EventPoint): MapEvent {
    const [day, hour] = start?.split('T') ?? [];
    const date = day && formatShortDate(day, language, toYear(now));
    return {
      id,
      title,
      lang,
      href: paths.event(id),
      date: date && [date, hour !== '00:00' && hour].filter(Boolean).join(', '),
    };
  }

  function toNote(): string | undefined {
    if (map?.hasMore) return t('first', { number: formatNumber(map.points.length, language) });
    return map?.unplaced.value ? t('unplaced', toCountValues(map.unplaced, t, language)) : undefined;
  }
}

/** Notices have no colour of their own. */
function toTone(point: EventPoint | undefined): Category | undefined {
  return point?.category === 'notice' ? undefined : point?.category;
}
