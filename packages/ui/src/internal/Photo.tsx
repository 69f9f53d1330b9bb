'use client';

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

/** A picture in one format, in several widths. */
export interface PictureSource {
  /** The media type: « image/avif ». */
  type: string;
  /** The URLs with their widths: « /bal-320.avif 320w, /bal-640.avif 640w ». */
  srcSet: string;
}

interface PhotoProps extends Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onError'> {
  src: string;
  /** The same picture, best format first. `src` is the fallback if the browser supports none. */
  sources?: readonly PictureSource[] | undefined;
  width: number;
  height: number;
  /** Replaces a picture that cannot be loaded. */
  fallback: ReactNode;
}

/**
 * A picture that fills a frame of `width` by `height`. Pass `src` as `key`, so that the state is reset for another picture.
 */
export function Photo({ src, sources = [], sizes, fallback, ...img }: PhotoProps) {
  const [failures, setFailures] = useState(0);
  if (failures > Math.min(1, sources.length)) return fallback;

  // Uses the count of the last render, so that a failure that is reported twice counts once.
  const fail = () => setFailures(failures + 1);
  const picture = (
    <img
      // The event of a picture that failed before hydration has already fired.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) fail();
      }}
      src={src}
      alt=""
      {...img}
      onError={fail}
    />
  );
  // After a failure of the sources, this is another element, which loads the fallback.
  if (!sources.length || failures) return picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
