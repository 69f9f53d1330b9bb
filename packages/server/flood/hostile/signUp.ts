import type { HostileClient, Outcome } from './HostileClient.ts';

/** Signs up accounts of one mailbox, each with another alias. */
export function signUp({ send, index, count }: HostileClient): Promise<Outcome> {
  const email = `flood+${index}.${count}@example.org`;
  const body = JSON.stringify({ email, password: `une phrase assez longue ${count}`, data: { full_name: 'Flood' } });
  return send({ path: '/auth/v1/signup', method: 'POST', body });
}
