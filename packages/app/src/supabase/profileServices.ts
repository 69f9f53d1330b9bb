import type { OwnProfileServices } from '../services/services';
import { userDatabase } from './client';
import { exportRows } from './exportRows';
import { removeOtherPictures, removePicture, storePicture } from './pictures';

/** The profile of one user. */
export function profileServices(userId: string): OwnProfileServices {
  const database = userDatabase(userId);
  return {
    async readProfile(signal) {
      const { data } = await database
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
    },

    async saveProfile({ fullName, username, location, bio }, signal) {
      await database
        .from('profiles')
        .update({
          full_name: fullName || null,
          username: username || null,
          location: location || null,
          bio: bio || null,
        })
        .eq('id', userId)
        .select('id')
        .abortSignal(signal)
        .single()
        .throwOnError();
    },

    async uploadAvatar(picture, signal) {
      const stored = await storePicture(userId, 'avatars', picture);
      try {
        await database
          .from('profiles')
          .update({ avatar_url: stored.url })
          .eq('id', userId)
          .select('id')
          .abortSignal(signal)
          .single()
          .throwOnError();
      } catch (error) {
        await removePicture(userId, 'avatars', stored.path);
        throw error;
      }
      await removeOtherPictures(userId, 'avatars', stored.path);
      return stored.url;
    },

    exportData: (signal) => exportRows(database, userId, signal),
  };
}
