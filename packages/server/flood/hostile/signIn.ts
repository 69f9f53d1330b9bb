import type { HostileClient, Outcome } from './HostileClient.ts';

/** Signs in with wrong passwords, to existing accounts and to others. */
export function signIn({ send, index, count }: HostileClient): Promise<Outcome> {
  const email = count % 2 ? `reader${index}@example.org` : `nobody${index}.${count}@example.org`;
  const body = JSON.stringify({ email, password: `une phrase assez longue ${count}` });
  return send({ path: '/auth/v1/token?grant_type=password', method: 'POST', body });
}
