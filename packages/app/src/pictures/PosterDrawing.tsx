import type { PosterFormat, PosterSubject } from '@lively/ui/poster';
import { useEffect, useState, useSyncExternalStore } from 'react';

interface PosterDrawingProps extends PosterSubject {
  format: PosterFormat;
}

let drawPoster: typeof import('./motifs')['drawPoster'] | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

/**
 * Keeps React away from the shapes of the server. It is never written, which the policy of the site would refuse, because it is
 * always the same object.
 */
const servedMarkup = { __html: '' };

// The first gesture loads the motifs, so that they are there before the list that it asks for.
for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, loadMotifs, { once: true, passive: true });

/**
 * The shapes of a poster, in browsers. It replaces the module of `@lively/ui` with the same name, without the motifs: what the
 * server has drawn stays, and the motifs load for the first poster that the browser draws. Until then its frame shows the colour
 * of its category.
 */
export function PosterDrawing(props: PosterDrawingProps) {
  const { category, subcategory, seed, title, format } = props;
  return <Drawing key={[category, subcategory, seed, title, format].join()} {...props} />;
}

function Drawing({ format, ...subject }: PosterDrawingProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrated);
  const draw = useSyncExternalStore(
    subscribe,
    () => drawPoster,
    () => undefined,
  );
  useEffect(() => {
    if (!isServed) loadMotifs();
  }, [isServed]);
  if (isServed) return <g suppressHydrationWarning dangerouslySetInnerHTML={servedMarkup} />;
  return (
    <g>
      {draw?.(subject, format).shapes.map(({ fill, path }) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </g>
  );
}

async function loadMotifs(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    ({ drawPoster } = await import('./motifs'));
  } catch {
    // The colour stays, and the next poster tries again.
    isLoading = false;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribeToNothing(): () => void {
  return () => {};
}
