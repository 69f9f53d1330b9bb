import { Button, IconButton, PointMap } from '@lively/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventPoint, StreetStyle } from '../../data/EventMap';
import { RouterLink } from '../../navigation/RouterLink';
import { clusterPoints, type PointGroup, pixelsPerKilometre } from './clusterPoints';
import type { OutlineMapProps } from './OutlineMap';
import { usePlaceTexts } from './usePlaceTexts';
import { fitOptions, maxStreetZoom, useStreetCanvas } from './useStreetCanvas';

interface StreetMapProps extends OutlineMapProps {
  streets: StreetStyle;
}

const [width, height] = [1000, 800];
/** The mainland, for a map without points. */
const mainland: Box = [-5.2, 41.3, 9.6, 51.1];

/** The events of a place as points on the streets of the host's map. */
export default function StreetMap({ streets, map, placeName, onLeave }: StreetMapProps) {
  const { t } = useTranslation('map');
  const points = map?.points ?? noPoints;
  const [chosen, setChosen] = useState<PointGroup>();
  const { list, note, describe } = usePlaceTexts(map, chosen);
  // The map renders with each of its movements.
  const bounds = useMemo(() => boxOf(points), [points]);
  const { ground, canvas } = useStreetCanvas({ style: streets.style, bounds });
  const groupsAt = useMemo(() => clusterPoints(points), [points]);
  const zoom = canvas?.getZoom() ?? 0;
  const groups = canvas ? listGroups(canvas.getContainer()) : [];
  return (
    <PointMap
      label={t('points', { place: placeName })}
      size={[width, height]}
      ground={<div ref={ground} />}
      marks={groups.map((group) => ({ id: group.id, x: group.x, y: group.y, ...describe(group) }))}
      chosen={chosen?.id}
      list={list}
      tools={
        <>
          <Button weight="light" onPress={onLeave}>
            {t('france')}
          </Button>
          <Button weight="light" onPress={showAll}>
            {t('whole')}
          </Button>
          <IconButton label={t('closer')} icon={<Plus size={20} />} weight="regular" onPress={() => canvas?.zoomIn()} />
          <IconButton
            label={t('farther')}
            icon={<Minus size={20} />}
            weight="regular"
            onPress={() => canvas?.zoomOut()}
          />
        </>
      }
      note={note}
      credit={streets.credits.map(({ text, href }, index) => (
        // The same text may follow two links.
        <span key={`${index} ${text}`}>{href ? <RouterLink href={href}>{text}</RouterLink> : text} </span>
      ))}
      onSelect={select}
    />
  );

  function listGroups({ clientWidth, clientHeight }: HTMLElement) {
    return groupsAt(pixelsPerKilometre(zoom, points)).flatMap((group) => {
      const { x, y } = canvas?.project([group.longitude, group.latitude]) ?? { x: Number.NaN, y: Number.NaN };
      const [across, down] = [x / clientWidth, y / clientHeight];
      // The middle of a mark is not at the very edge, so that the mark is within the page.
      const isShown = Math.max(Math.abs(across - 0.5), Math.abs(down - 0.5)) < 0.46;
      return isShown ? [{ ...group, x: across * width, y: down * height }] : [];
    });
  }

  function showAll() {
    setChosen(undefined);
    canvas?.fitBounds(bounds, fitOptions);
  }

  /** Comes closer to a group that this divides, and lists the events of any other. */
  function select(id: string) {
    const group = groups.find((each) => each.id === id);
    if (!group) return;
    const closer = Math.min(maxStreetZoom, zoom + Math.log2(group.factor));
    if (group.count === 1 || !Number.isFinite(group.factor) || closer <= zoom) return setChosen(group);
    setChosen(undefined);
    canvas?.easeTo({ center: [group.longitude, group.latitude], zoom: closer });
  }
}

type Box = [west: number, south: number, east: number, north: number];

const noPoints: readonly EventPoint[] = [];

function boxOf(points: readonly EventPoint[]): Box {
  if (!points.length) return mainland;
  const [longitudes, latitudes] = [points.map(({ longitude }) => longitude), points.map(({ latitude }) => latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
