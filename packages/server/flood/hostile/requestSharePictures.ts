import type { HostileClient, Outcome } from './HostileClient.ts';

const languages = ['', '/en', '/es'];

/** Requests share pictures: of events in three languages, each drawn once, and of long ids that no event has. */
export function requestSharePictures({ send, eventIds, index, count }: HostileClient): Promise<Outcome> {
  const turn = index + 5 * count;
  const language = languages[turn % languages.length];
  const names = [eventIds[turn % eventIds.length], `${turn}${'a'.repeat(200)}`, `0${turn % 80}`, `${turn}.png`];
  return send({ path: `${language}/share/${names[count % names.length]}.png` });
}
