import type { Renderer } from '@lively/app/rendering';
import type { Build } from '../src/site/documents/readBuild.ts';
import { createPageCache } from '../src/site/pages/createPageCache.ts';
import { createPages, type Pages } from '../src/site/pages/createPages.ts';
import { createPageWriter } from '../src/site/pages/createPageWriter.ts';

/** Creates the pages of a build, with a separate cache. */
export function createTestPages(documents: Build, renderer: Renderer): Pages {
  const writePage = createPageWriter({ documents, renderer });
  return createPages({ renderer, cache: createPageCache(writePage), writePage });
}
