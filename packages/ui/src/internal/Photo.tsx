'use client';

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

/** A picture in one format, in several widths. */
export interface PictureSource {
  /** « image/avif ». */
  type: string;
  /** URLs with their widths: « /bal-320.avif 320w, /bal-640.avif 640w ». */
  srcSet: string;
}

interface PhotoProps extends Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onLoad' | 'onError'> {
  src: string;
  /** The same picture, best format first. `src` stands in for them where none can be read. */
  sources?: readonly PictureSource[] | undefined;
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
 * another picture is seen again.
 */
export function Photo({ src, sources = [], sizes, width, height, fallback, ...img }: PhotoProps) {
  const [failures, setFailures] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const hasSources = sources.length > 0 && failures === 0;
  if (failures > (sources.length > 0 ? 1 : 0)) return fallback;

  // Counted from what was drawn: a failure that is noticed twice counts once.
  const fail = () => setFailures(failures + 1);
  const measure = (element: HTMLImageElement | null) => {
    if (!element?.complete) return;
    if (element.naturalWidth === 0) return fail();
    const ratio = element.naturalWidth / element.naturalHeight / (width / height);
    setIsWhole(Math.min(ratio, 1 / ratio) < leastShare);
  };
  // The same element alone and across what stands behind it: it is not loaded twice. After a failure it is another one.
  const key = `picture ${failures}`;
  const picture = (
    <img
      key={key}
      // A picture that came or failed before React was there has fired its events already.
      ref={measure}
      src={src}
      alt=""
      width={width}
      height={height}
      {...img}
      data-whole={isWhole || undefined}
      onLoad={(event) => measure(event.currentTarget)}
      onError={fail}
    />
  );
  const shown = hasSources ? (
    <picture key={key}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  ) : (
    picture
  );
  if (!isWhole) return shown;
  return (
    <>
      {fallback}
      {shown}
    </>
  );
}
