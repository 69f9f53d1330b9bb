import type { Target } from './openTarget.ts';

const pictures = 20;

/**
 * Requests features that a server loads on first use: fonts and threads of pictures, texts of feeds. They stay in memory from
 * then on, and must not count as growth during the flood.
 */
export async function useFeatures({ port }: Target, eventIds: readonly string[]): Promise<void> {
  const paths = [
    '/feed.xml',
    '/events.ics',
    '/en/explore',
    ...eventIds.slice(0, pictures).map((id) => `/share/${id}.png`),
  ];
  for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
}
