import { fromService, uploadDeadline } from '../fromService';
import type { Picture } from '../picture/pictureProblem';
import { avatarMachine } from './avatar.machine';

/** The services that the avatar machine calls. */
export interface AvatarServices {
  /**
   * Checks the real type of the file and draws it again, which removes the place where it was taken. Rejects with the
   * code `unsupported` for a file that is not a picture.
   */
  preparePicture(picture: Picture, signal: AbortSignal): Promise<Picture>;
  /** Stores the picture as the avatar and returns its URL. */
  uploadAvatar(picture: Picture, signal: AbortSignal): Promise<string>;
  /** Removes the avatar and deletes the stored file. */
  removeAvatar(signal: AbortSignal): Promise<void>;
}

export const createAvatarMachine = (services: AvatarServices) =>
  avatarMachine.provide({
    actors: {
      preparePicture: fromService<Picture, Picture>((input, signal) => services.preparePicture(input, signal)),
      uploadAvatar: fromService<string, Picture>(
        (input, signal) => services.uploadAvatar(input, signal),
        uploadDeadline,
      ),
      removeAvatar: fromService<void, undefined>((_, signal) => services.removeAvatar(signal)),
    },
  });
