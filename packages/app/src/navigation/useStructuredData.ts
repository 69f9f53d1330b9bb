import { useEffect } from 'react';

const nothing = '{}';

/**
 * Says to search engines what the page is about, while it is shown. The text of the element that waits for it in
 * `index.html` is changed: under Trusted Types no script element may be made, not even one that holds data.
 *
 * @param data - JSON-LD as text; null for nothing to say.
 */
export function useStructuredData(data: string | null): void {
  useEffect(() => {
    const text = document.getElementById('structured-data')?.firstChild;
    if (!text || data === null) return;
    text.nodeValue = data;
    return () => {
      text.nodeValue = nothing;
    };
  }, [data]);
}
