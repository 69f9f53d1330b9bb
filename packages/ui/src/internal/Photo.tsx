'use client';

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

interface PhotoProps extends Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onLoad' | 'onError'> {
  src: string;
  width: number;
  height: number;
  /** Stands in for a picture that cannot be read, and behind one that does not fill the frame. */
  fallback: ReactNode;
}

/** The least share of a picture that may be left of it where it fills its frame. */
const leastShare = 0.75;

/**
 * A picture of unknown shape in a frame of `width` by `height`. It fills the frame, unless more than a quarter of it would be cut:
 * then it is marked `data-whole`, for the frame to show all of it, across what would stand in for it. Give it its `src` as `key`:
 * another picture is seen anew.
 */
export function Photo({ src, width, height, fallback, ...img }: PhotoProps) {
  const [seen, setSeen] = useState<'broken' | 'whole' | 'filling'>();
  if (seen === 'broken') return fallback;

  const measure = (element: HTMLImageElement | null) => {
    if (!element?.complete) return;
    if (element.naturalWidth === 0) return setSeen('broken');
    const ratio = element.naturalWidth / element.naturalHeight / (width / height);
    setSeen(Math.min(ratio, 1 / ratio) < leastShare ? 'whole' : 'filling');
  };
  const picture = (
    <img
      // The same element alone and across what stands behind it: it is not loaded twice.
      key="picture"
      // A picture that came or failed before React was there has fired its events already.
      ref={measure}
      src={src}
      alt=""
      width={width}
      height={height}
      {...img}
      data-whole={seen === 'whole' || undefined}
      onLoad={(event) => measure(event.currentTarget)}
      onError={() => setSeen('broken')}
    />
  );
  if (seen !== 'whole') return picture;
  return (
    <>
      {fallback}
      {picture}
    </>
  );
}
