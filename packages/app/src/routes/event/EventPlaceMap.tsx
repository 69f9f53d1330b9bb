import type { LivelyEvent } from '@lively/engine';
import { areaOf } from '@lively/engine/areas';
import { drawAreas, drawnDepartmentOf } from '@lively/engine/map';
import { PointMap } from '@lively/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MissingPlace } from './MissingPlace';

const [width, height] = [1000, 500];
const padding = 40;
const frame = { x: padding, y: padding, width: width - 2 * padding, height: height - 2 * padding };

interface EventPlaceMapProps {
  event: LivelyEvent;
  /** Called if no outline contains the place. */
  onMissing: () => void;
}

/** The place of an event on the outline of its department. */
export default function EventPlaceMap({ event, onMissing }: EventPlaceMapProps) {
  const { t } = useTranslation('map');
  const { coordinates } = event;
  const department = useMemo(() => coordinates && drawnDepartmentOf(coordinates), [coordinates]);
  const drawing = useMemo(() => drawAreas(department ? [department] : [], frame), [department]);
  if (!coordinates || !department) return <MissingPlace onMissing={onMissing} />;
  const [x, y] = drawing.place(coordinates.longitude, coordinates.latitude);
  const name = areaOf(department)?.name ?? department;
  return (
    <PointMap
      label={t('place', { place: name })}
      size={[width, height]}
      outlines={drawing.shapes.map(({ path }) => path)}
      marks={[{ id: event.id, label: event.title, category: event.category, x, y }]}
      note={name}
      credit={t('shortCredit')}
    />
  );
}
