import type { Target } from './openTarget.ts';

const pictures = 20;

/**
 * Asks for what a server loads when it is first asked for: fonts and threads of pictures, texts of feeds. They stay in memory
 * from the first day on, and are no growth of the flood.
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
