import type { Page, Request } from '@playwright/test';

/** What a page requested, as bytes on the wire. */
export interface Download {
  readonly path: string;
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other';
  readonly bytes: number;
}

/** Watches what a page requests from now on. The result lists it. */
export function watchDownloads(page: Page): () => Promise<Download[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => void requests.push(request));
  return () => {
    const seen = new Set<string>();
    // The browser's cache answers the second request for a file of the app.
    const isFirst = (url: string) => !url.includes('/assets/') || (!seen.has(url) && seen.add(url));
    return Promise.all(requests.filter((request) => isFirst(request.url())).map(toDownload));
  };
}

async function toDownload(request: Request): Promise<Download> {
  const { pathname } = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return { path: pathname, kind: kindOf(request, pathname), bytes: responseBodySize };
}

function kindOf(request: Request, pathname: string): Download['kind'] {
  if (request.resourceType() === 'document') return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (pathname.endsWith('.woff2')) return 'font';
  if (request.resourceType() === 'image') return 'image';
  return ['fetch', 'xhr'].includes(request.resourceType()) ? 'data' : 'other';
}
