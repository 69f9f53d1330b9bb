'use client';

import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';

/** A picture in one format, in several widths. */
export interface PictureSource {
  /** The media type: « image/avif ». */
  type: string;
  /** The URLs with their widths: « /bal-320.avif 320w, /bal-640.avif 640w ». */
  srcSet: string;
}

interface PhotoProps extends Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onLoad' | 'onError'> {
  src: string;
  /** The same picture, best format first. `src` is the fallback if the browser supports none. */
  sources?: readonly PictureSource[] | undefined;
  width: number;
  height: number;
  /** Replaces a picture that cannot be loaded, and is shown behind a picture that does not fill the frame. */
  fallback: ReactNode;
}

/** The minimum share of the picture that stays visible if it fills the frame. */
const minShare = 0.75;

/**
 * A picture of unknown aspect ratio in a frame of `width` by `height`. It fills the frame, unless more than a quarter of it
 * would be cut off: then `data-whole` marks it, and the frame shows the whole picture over `fallback`. Pass `src` as `key`, so
 * that the state is reset for another picture.
 */
export function Photo({ src, sources = [], sizes, width, height, fallback, ...img }: PhotoProps) {
  const [failures, setFailures] = useState(0);
  const [isWhole, setIsWhole] = useState(false);
  const hasSources = sources.length > 0 && failures === 0;
  if (failures > (sources.length > 0 ? 1 : 0)) return fallback;

  // Uses the count of the last render, so that a failure that is reported twice counts once.
  const fail = () => setFailures(failures + 1);
  const measure = (element: HTMLImageElement | null) => {
    if (!element?.complete) return;
    if (element.naturalWidth === 0) return fail();
    const ratio = element.naturalWidth / element.naturalHeight / (width / height);
    setIsWhole(Math.min(ratio, 1 / ratio) < minShare);
  };
  // The picture keeps its key if the fallback appears behind it, so that it is not loaded twice. A failure changes the key.
  const key = `picture ${failures}`;
  const picture = (
    <img
      key={key}
      // The events of a picture that loaded or failed before hydration have already fired.
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
