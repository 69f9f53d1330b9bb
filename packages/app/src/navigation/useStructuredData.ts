import { useEffect } from 'react';

const noData = '{}';

/**
 * Sets the structured data of the page for search engines, while it is shown. It changes the text of an empty element
 * in `index.html`: Trusted Types forbid creating a script element, even for data.
 *
 * @param data - JSON-LD as text; null for none.
 */
export function useStructuredData(data: string | null): void {
  useEffect(() => {
    const text = document.getElementById('structured-data')?.firstChild;
    if (!text || data === null) return;
    text.nodeValue = data;
    return () => {
      text.nodeValue = noData;
    };
  }, [data]);
}
