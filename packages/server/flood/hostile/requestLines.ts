import type { HostileClient, Outcome } from './HostileClient.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Searches a hundred letters, two hundred short words or a long sentence, each line with another word at its end. */
export function requestLines({ send, index, count }: HostileClient): Promise<Outcome> {
  const lines = [
    Array.from({ length: 100 }, (_, place) => letters[place % 26]).join(' '),
    Array.from({ length: 200 }, (_, place) => `${letters[place % 20]}${letters[place % 26]}`).join(' '),
    'un concert de jazz gratuit ce soir ou demain à Lyon avec des enfants '.repeat(6),
  ];
  const text = encodeURIComponent(`${lines[count % lines.length]} ${index}x${count}`);
  const paths = [`/rest/v1/rpc/explore_events?text=${text}`, `/explore?line=${text}`, `/explore?q=${text}`];
  return send({ path: paths[Math.floor(count / lines.length) % paths.length] ?? '/' });
}
