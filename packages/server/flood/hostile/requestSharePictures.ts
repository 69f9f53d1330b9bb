import type { HostileClient, Outcome } from './HostileClient.ts';

const languages = ['', '/en', '/es'];

/**
 * Requests share pictures: of events in three languages, each drawn once, and of long ids that no event has. Every other request
 * is for an event's picture in a version, a width or a format that does not exist.
 */
export function requestSharePictures({ send, eventIds, index, count }: HostileClient): Promise<Outcome> {
  const turn = index + 5 * count;
  const language = languages[turn % languages.length];
  const names = [eventIds[turn % eventIds.length], `${turn}${'a'.repeat(200)}`, `0${turn % 80}`, `${turn}.png`];
  const sizes = ['640.avif', `${turn}.avif`, '640.png'];
  const picture = `/pictures/${names[count % names.length]}/${turn.toString(36)}-${sizes[count % sizes.length]}`;
  return send({ path: count % 2 ? picture : `${language}/share/${names[count % names.length]}.png` });
}
