import { drawAreas } from '@lively/engine/map';
import { Button, type MapEvent, PointMap } from '@lively/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventMap, EventPoint } from '../../data/EventMap';
import { useNow } from '../../data/useNow';
import { formatShortDate, toYear } from '../../i18n/formatDate';
import { formatNumber } from '../../i18n/formatNumber';
import { toCountValues } from '../../i18n/toCountValues';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import { clusterPoints, type PointGroup } from './clusterPoints';

interface PlaceMapProps {
  /** The codes of the departments to draw. */
  departments: readonly string[];
  /** Undefined until it is read. */
  map: EventMap | undefined;
  placeName: string;
  /** Shows all of France again. */
  onLeave: () => void;
}

const [width, height] = [1000, 800];
const padding = 60;
/** How many times the map is enlarged at most: its outlines are simplified to two kilometres. */
const maxScale = 8;
/** The events of a group that are listed. */
const maxListed = 50;

/** The events of a place as points on the outlines of its departments. */
export function PlaceMap({ departments, map, placeName, onLeave }: PlaceMapProps) {
  const { t } = useTranslation(['map', 'common']);
  const language = useLanguage();
  const now = useNow();
  const [view, setView] = useState({ x: width / 2, y: height / 2, scale: 1 });
  const [chosen, setChosen] = useState<PointGroup>();
  const drawing = useMemo(() => {
    const frame = { x: padding, y: padding, width: width - 2 * padding, height: height - 2 * padding };
    return drawAreas(departments, frame);
  }, [departments]);
  const groupsAt = useMemo(() => clusterPoints(map?.points ?? []), [map?.points]);
  const groups = groupsAt(toPixels(drawing.scale * view.scale)).flatMap((group) => {
    const [x, y] = drawing.place(group.longitude, group.latitude);
    const [across, down] = [Math.abs(x - view.x) / width, Math.abs(y - view.y) / height];
    // The middle of a mark is not at the very edge, so that the mark is within the page.
    const isShown = Math.max(across, down) * view.scale < 0.45;
    return isShown ? { ...group, x, y } : [];
  });
  return (
    <PointMap
      label={t('points', { place: placeName })}
      size={[width, height]}
      outlines={drawing.shapes.map(({ path }) => path)}
      view={view}
      marks={groups.map(({ id, x, y, points, count }) => ({
        id,
        x,
        y,
        ...(count > 1
          ? {
              label: t('events', { count, number: formatNumber(count, language) }),
              count: formatNumber(count, language),
            }
          : { label: points()[0]?.title ?? '', category: toTone(points()[0]) }),
      }))}
      chosen={chosen?.id}
      list={toList()}
      tools={
        <>
          <Button weight="light" onPress={onLeave}>
            {t('france')}
          </Button>
          {view.scale > 1 && (
            <Button weight="light" onPress={() => show({ x: width / 2, y: height / 2, scale: 1 })}>
              {t('whole')}
            </Button>
          )}
        </>
      }
      note={toNote()}
      credit={t('credit')}
      onSelect={select}
    />
  );

  function show(part: typeof view) {
    setChosen(undefined);
    setView(part);
  }

  /** Enlarges a group that this divides, and lists the events of any other. */
  function select(id: string) {
    const group = groups.find((each) => each.id === id);
    if (!group) return;
    const scale = Math.min(maxScale, view.scale * group.factor);
    if (group.count > 1 && scale > view.scale && Number.isFinite(group.factor)) show({ x: group.x, y: group.y, scale });
    else setChosen(group);
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
function toTone(point: EventPoint | undefined): string | undefined {
  return point?.category === 'notice' ? undefined : point?.category;
}

/** Returns the pixels for each kilometre of a map as wide as most windows allow. Marks grow with the text. */
function toPixels(unitsPerKilometre: number): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (unitsPerKilometre * Math.min(innerWidth - 32, 640) * 16) / textSize / width;
}
