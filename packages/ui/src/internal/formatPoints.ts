/** Formats points with their sign: « +50 ». */
export function formatPoints(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
