import type { DeviceServices } from '../data/Devices';
import { loadUserClient } from './client';

/** Reads the sessions of a user, by device. */
export function deviceServices(userId: string): DeviceServices {
  return {
    async listDevices(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('list_sessions').abortSignal(signal).throwOnError();
      return data
        .map((row) => ({
          id: row.id,
          userAgent: row.user_agent,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at,
          isCurrent: row.is_current,
        }))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },

    async signOutDevice(id, signal) {
      const client = await loadUserClient(userId);
      await client.rpc('end_session', { session_id: id }).abortSignal(signal).throwOnError();
    },

    async signOutOtherDevices(signal) {
      const client = await loadUserClient(userId);
      await client.rpc('end_other_sessions').abortSignal(signal).throwOnError();
    },
  };
}
