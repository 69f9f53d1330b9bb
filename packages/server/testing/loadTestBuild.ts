import type { Renderer } from '@lively/app/rendering';
import { loadRenderer } from '../src/site/documents/loadRenderer.ts';
import { type Build, readBuild } from '../src/site/documents/readBuild.ts';
import { createTestBuild } from './createTestBuild.ts';

/** Creates a small build, and a renderer of its pages without a backend. */
export async function loadTestBuild(): Promise<{ build: Build; renderer: Renderer }> {
  const folder = await createTestBuild();
  return {
    build: readBuild(folder),
    renderer: await loadRenderer(folder),
  };
}
