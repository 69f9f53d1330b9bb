import { fakePicture } from '../test/fakePicture';
import { defineWalk } from '../test/walkMachine';
import { avatarMachine } from './avatar.machine';

export const walk = defineWalk({
  machine: avatarMachine,
  inputs: [{ avatarUrl: null }, { avatarUrl: 'https://pictures.example/old.png' }],
  events: [
    { type: 'avatar.chosen', picture: fakePicture('me.png') },
    { type: 'avatar.chosen', picture: fakePicture('me.svg', { type: 'image/svg+xml' }) },
    { type: 'avatar.discarded' },
  ],
  answers: {
    preparePicture: [fakePicture('me.png')],
    uploadAvatar: ['https://pictures.example/me.png'],
    removeAvatar: [undefined],
  },
});
