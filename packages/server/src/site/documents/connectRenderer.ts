import type { Renderer } from '@lively/app/rendering';
import type { PublicBackend } from '../PublicBackend.ts';

/** Connects a renderer to this backend. */
export function connectRenderer(renderer: Renderer, { url, publishableKey, fetch }: PublicBackend): Renderer {
  renderer.connectTo({ url, publishableKey, fetch: (input, init) => fetch(new Request(input, init)) });
  return renderer;
}
