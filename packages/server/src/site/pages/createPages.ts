import type { FormAnswer, Renderer } from '@lively/app/rendering';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { CachedPage, WrittenPage } from './CachedPage.ts';
import type { PageCache } from './createPageCache.ts';
import type { WritePage } from './createPageWriter.ts';

interface PagesOptions {
  renderer: Pick<Renderer, 'readShownSearch' | 'answerLine'>;
  cache: PageCache;
  writePage: WritePage;
  /** @default immediately */
  takeTurn?: TakeTurn;
}

/** The pages that are rendered on request, by their pathname with its search. */
export interface Pages {
  /**
   * Reads a page that is equal for all readers, cached for up to a minute. Ignores parameters that it does not show, and the
   * order of the others.
   */
  read(pathname: string, search: string): Promise<CachedPage>;
  /** Returns the target of a search line; null for a search without one. */
  answerLine(pathname: string, search: string): Promise<string | null>;
  /** Renders the page after a form was sent, with its result. */
  render(url: string, answer: FormAnswer): Promise<WrittenPage>;
}

export function createPages({ renderer, cache, writePage, takeTurn = (task) => task() }: PagesOptions): Pages {
  return {
    read: (pathname, search) => cache.read(pathname + renderer.readShownSearch(pathname, search), undefined),
    answerLine: (pathname, search) => takeTurn(() => renderer.answerLine(pathname, search, Date.now())),
    render: (url, answer) => takeTurn(() => writePage(url, answer)),
  };
}
