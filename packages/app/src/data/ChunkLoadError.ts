/** The code or the texts of a page did not come: the connection is missing, or too slow. Its cause says what was asked. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}
