import { publishableKey } from '@lively/server/publishableKey';
import type { User } from './signUp';

/** Returns the headers of a user's request to the backend. */
export function apiHeaders({ token }: Pick<User, 'token'>): Record<string, string> {
  return { apikey: publishableKey, Authorization: `Bearer ${token}` };
}
