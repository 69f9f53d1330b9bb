import { drawAreas } from '@lively/engine/map';
import { Button, PointMap } from '@lively/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventMap } from '../../data/EventMap';
import { clusterPoints, type PointGroup } from './clusterPoints';
import { usePlaceTexts } from './usePlaceTexts';

export interface OutlineMapProps {
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

/** The events of a place as points on the outlines of its departments. */
export function OutlineMap({ departments, map, placeName, onLeave }: OutlineMapProps) {
  const { t } = useTranslation('map');
  const [view, setView] = useState({ x: width / 2, y: height / 2, scale: 1 });
  const [chosen, setChosen] = useState<PointGroup>();
  const { list, note, describe } = usePlaceTexts(map, chosen);
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
      marks={groups.map((group) => ({ id: group.id, x: group.x, y: group.y, ...describe(group) }))}
      chosen={chosen?.id}
      list={list}
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
      note={note}
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
}

/** Returns the pixels for each kilometre of a map as wide as most windows allow. Marks grow with the text. */
function toPixels(unitsPerKilometre: number): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (unitsPerKilometre * Math.min(innerWidth - 32, 640) * 16) / textSize / width;
}
