import { type LngLatBoundsLike, Map as StreetCanvas, type StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './prepareMapLibre';

interface StreetCanvasOptions {
  readonly style: StyleSpecification;
  /** The part that is shown first. */
  readonly bounds: LngLatBoundsLike;
}

/** The zoom at which a house is as large as a mark. */
export const maxStreetZoom = 18;
/** How a part is shown as a whole: pixels between it and the edge, and a zoom that leaves the streets around a single place. */
export const fitOptions = { padding: 48, maxZoom: maxStreetZoom - 3 };

/** Draws streets into an element. The component renders again whenever another part is shown; the canvas is undefined at first. */
export function useStreetCanvas(options: StreetCanvasOptions): {
  ground: RefObject<HTMLDivElement | null>;
  canvas: StreetCanvas | undefined;
} {
  const { t } = useTranslation('map');
  const ground = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<StreetCanvas>();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [first] = useState(options);
  useEffect(() => {
    if (!ground.current) return;
    const created = new StreetCanvas({
      container: ground.current,
      style: first.style,
      bounds: first.bounds,
      fitBoundsOptions: fitOptions,
      maxZoom: maxStreetZoom,
      maxPitch: 0,
      dragRotate: false,
      renderWorldCopies: false,
      // The page scrolls over the map, and the credits are in the page.
      cooperativeGestures: true,
      attributionControl: false,
      // The list and the marks are for keyboards.
      keyboard: false,
      locale: {
        'CooperativeGesturesHandler.WindowsHelpText': t('wheel', { key: 'Ctrl' }),
        'CooperativeGesturesHandler.MacHelpText': t('wheel', { key: '⌘' }),
        'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
      },
    });
    created.touchZoomRotate.disableRotation();
    created.getCanvas().tabIndex = -1;
    created.on('move', render);
    created.on('resize', render);
    created.on('idle', render);
    setCanvas(created);
    return () => created.remove();
  }, [first, t]);
  return { ground, canvas };
}
