/** The code or the texts of a page did not load: the connection is missing or too slow. `cause` is the original error. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}
