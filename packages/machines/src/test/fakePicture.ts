import type { Picture } from '../picture/pictureProblem';

/** Creates a file to choose, which is valid by default. */
export const fakePicture = (name: string, { size = 1000, type = 'image/png' } = {}): Picture => ({
  name,
  size,
  type,
  arrayBuffer: async () => new ArrayBuffer(size),
});
