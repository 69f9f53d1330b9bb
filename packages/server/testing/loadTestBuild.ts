import { loadRenderer, type Renderer } from '../src/loadRenderer.ts';
import { type Build, readBuild } from '../src/readBuild.ts';
import { createTestBuild } from './createTestBuild.ts';

/** A small build, and what renders its pages without a backend. */
export async function loadTestBuild(): Promise<{ build: Build; renderer: Renderer }> {
  const folder = await createTestBuild();
  return {
    build: readBuild(folder),
    renderer: await loadRenderer(folder, { url: 'http://localhost', publishableKey: '', fetch }),
  };
}
