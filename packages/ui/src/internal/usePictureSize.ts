'use client';

import { useEffect, useState } from 'react';

/** The width and the height of a picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Returns the size of the picture at a URL: undefined while it loads, null if it cannot be shown. */
export function usePictureSize(src: string | undefined): PictureSize | null | undefined {
  const [loaded, setLoaded] = useState<{ src: string; size: PictureSize | null }>();
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      setLoaded({ src, size: width && height ? { width, height } : null });
    };
    image.onerror = () => setLoaded({ src, size: null });
    image.src = src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  return loaded?.src === src ? loaded?.size : undefined;
}
