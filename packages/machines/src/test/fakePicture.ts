import type { Picture } from '../picture/pictureProblem';

/** A file to choose, a good one unless said otherwise. */
export const fakePicture = (name: string, { size = 1000, type = 'image/png' } = {}): Picture => ({
  name,
  size,
  type,
  arrayBuffer: async () => new ArrayBuffer(size),
});
