import type { Renderer } from '@lively/app/rendering';
import type { PublicBackend } from '../PublicBackend.ts';

/**
 * Connects a renderer to this backend.
 *
 * @param serverUrl - The address of this server.
 */
export function connectRenderer(
  renderer: Renderer,
  { url, publishableKey, fetch }: PublicBackend,
  serverUrl: string,
): Renderer {
  renderer.connectTo({ url, publishableKey, fetch: (input, init) => fetch(new Request(input, init)) }, serverUrl);
  return renderer;
}
