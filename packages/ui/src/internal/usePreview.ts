'use client';

import { useEffect, useState } from 'react';

/** Returns an object URL of the chosen file, which is revoked when another file is chosen. */
export function usePreview(file: File | null): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}
