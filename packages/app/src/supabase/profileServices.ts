import type { ProfileFields } from '@lively/machines';
import type { OwnProfileServices, StoredProfile } from '../data/Backend';
import { loadUserClient } from './client';
import type { Database } from './database.types';
import { exportRows } from './exportRows';
import { removeAllPictures, removeOtherPictures, removePicture, storePicture } from './pictures';
import { verifyWrite } from './verifyWrite';

type ProfileChanges = Database['public']['Tables']['profiles']['Update'];

/** Manages the profile of a user. */
export function profileServices(userId: string): OwnProfileServices {
  return {
    readProfile: read,

    saveProfile: (profile, signal) =>
      verifyWrite(
        {
          write: (either) => update(toRow(profile), either),
          isStored: async (either) => isSame(profile, await read(either)),
        },
        signal,
      ),

    async uploadAvatar(picture, signal) {
      const stored = await storePicture(userId, 'avatars', picture, signal);
      await verifyWrite(
        {
          write: (either) => update({ avatar_url: stored.url }, either),
          isStored: async (either) => (await read(either)).avatarUrl === stored.url,
          undo: () => removePicture(userId, 'avatars', stored.path),
        },
        signal,
      );
      await removeOtherPictures(userId, 'avatars', stored.path);
      return stored.url;
    },

    removeAvatar: (signal) =>
      verifyWrite(
        {
          async write(either) {
            await update({ avatar_url: null }, either);
            await removeOtherPictures(userId, 'avatars');
          },
          isStored: async (either) => (await read(either)).avatarUrl === null,
        },
        signal,
      ),

    exportData: (signal) => exportRows(userId, signal),

    deleteAccount: (signal) =>
      verifyWrite(
        {
          async write(either) {
            // The database keeps the account while it has pictures, which only the storage API can remove.
            await removeAllPictures(userId, either);
            const client = await loadUserClient(userId);
            await client.rpc('delete_account').abortSignal(either).throwOnError();
          },
          isStored: isGone,
        },
        signal,
      ),
  };

  async function read(signal: AbortSignal): Promise<StoredProfile> {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('profiles')
      .select('full_name,username,location,bio,avatar_url')
      .eq('id', userId)
      .abortSignal(signal)
      .single()
      .throwOnError();
    return {
      fullName: data.full_name ?? '',
      username: data.username ?? '',
      location: data.location ?? '',
      bio: data.bio ?? '',
      avatarUrl: data.avatar_url,
    };
  }

  /** Whether the account is deleted: then it has no profile. */
  async function isGone(signal: AbortSignal): Promise<boolean> {
    const client = await loadUserClient(userId);
    const { data } = await client.from('profiles').select('id').eq('id', userId).abortSignal(signal).throwOnError();
    return data.length === 0;
  }

  async function update(changes: ProfileChanges, signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .from('profiles')
      .update(changes)
      .eq('id', userId)
      .select('id')
      .abortSignal(signal)
      .single()
      .throwOnError();
  }
}

function toRow({ fullName, username, location, bio }: ProfileFields): ProfileChanges {
  return { full_name: fullName || null, username: username || null, location: location || null, bio: bio || null };
}

function isSame(some: ProfileFields, other: ProfileFields): boolean {
  const names = ['fullName', 'username', 'location', 'bio'] as const;
  return names.every((name) => some[name] === other[name]);
}
