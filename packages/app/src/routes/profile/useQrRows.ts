import { useEffect, useState } from 'react';
import { retryImport } from '../../data/retryImport';

/** A text as the dark (`true`) and light modules of a QR code, row by row. Undefined until it is drawn, or where its code does not load. */
export function useQrRows(text: string | undefined): boolean[][] | undefined {
  const [drawn, setDrawn] = useState<{ text: string; rows: boolean[][] }>();
  useEffect(() => {
    if (text === undefined) return;
    let isStopped = false;
    retryImport(() => import('uqr')).then(
      ({ encode }) => isStopped || setDrawn({ text, rows: encode(text, { ecc: 'M', border: 0 }).data }),
      // The secret can be typed.
      () => {},
    );
    return () => {
      isStopped = true;
    };
  }, [text]);
  return drawn?.text === text ? drawn?.rows : undefined;
}
