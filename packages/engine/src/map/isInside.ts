import type { Position, Ring } from './listOutlines.ts';

/** Whether a position is in an odd number of rings. */
export function isInside([longitude, latitude]: Position, rings: readonly Ring[]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.slice(1).filter(([x, y], index) => {
      const [fromX, fromY] = ring[index] as Position;
      return y > latitude !== fromY > latitude && longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x;
    }),
  );
  return crossings.length % 2 === 1;
}
