import { fromService, uploadDeadline } from '../fromService';
import type { Picture } from '../picture/pictureProblem';
import { avatarMachine } from './avatar.machine';

/** What the avatar needs from the outside world. */
export interface AvatarServices {
  /**
   * Checks what the file really is and draws it again, without the place it was taken at. Rejects with the code
   * `unsupported` for a file that is not a picture.
   */
  preparePicture(picture: Picture, signal: AbortSignal): Promise<Picture>;
  /** Stores the picture, makes it the avatar and gives its URL. */
  uploadAvatar(picture: Picture, signal: AbortSignal): Promise<string>;
  /** Leaves the user without an avatar, and deletes the stored one. */
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
