import { publishableKey } from '@lively/server/publishableKey';
import type { User } from './signUp';

/** What a request to the backend carries to be a user's. */
export function apiHeaders({ token }: User): Record<string, string> {
  return { apikey: publishableKey, Authorization: `Bearer ${token}` };
}
