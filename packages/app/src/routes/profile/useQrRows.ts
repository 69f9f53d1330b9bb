import { useEffect, useState } from 'react';

/** Encodes a text as rows of dark (`true`) and light modules of a QR code. Undefined before the code loads. */
export function useQrRows(text: string | undefined): boolean[][] | undefined {
  const [drawn, setDrawn] = useState<{ text: string; rows: boolean[][] }>();
  useEffect(() => {
    if (text === undefined) return;
    let isStopped = false;
    import('uqr').then(
      ({ encode }) => isStopped || setDrawn({ text, rows: encode(text, { ecc: 'M', border: 0 }).data }),
      // The user can type the secret instead.
      () => {},
    );
    return () => {
      isStopped = true;
    };
  }, [text]);
  return drawn?.text === text ? drawn?.rows : undefined;
}
