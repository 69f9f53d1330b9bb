import { owner, stranger } from '../people.ts';
import { type Call, png, pngHeaders } from './server.ts';

const object = '/storage/v1/object';
const stored = `${owner.id}/1700000000000.png`;
const added = `${owner.id}/1800000000000.png`;
const taken = `${stranger.id}/1800000000000.png`;
const upload = (path: string, headers: Readonly<Record<string, string>> = {}): Call => ({
  method: 'POST',
  path: `${object}/${path}`,
  body: png,
  headers: { ...pngHeaders, ...headers },
});

/** The requests to the storage, always in the folder of the owner. */
export const storageCalls: Readonly<Record<string, Call>> = {
  add: upload(`avatars/${added}`),
  overwrite: upload(`avatars/${stored}`, { 'x-upsert': 'true' }),
  replace: { ...upload(`avatars/${stored}`), method: 'PUT' },
  readPublic: { method: 'GET', path: `${object}/public/avatars/${stored}` },
  describe: { method: 'GET', path: `${object}/info/avatars/${stored}` },
  list: { method: 'POST', path: `${object}/list/avatars`, body: { prefix: owner.id, limit: 100 } },
  listAll: { method: 'POST', path: `${object}/list/avatars`, body: { prefix: '', limit: 100 } },
  sign: { method: 'POST', path: `${object}/sign/avatars/${stored}`, body: { expiresIn: 60 } },
  signUpload: { method: 'POST', path: `${object}/upload/sign/avatars/${added}`, body: {} },
  move: {
    method: 'POST',
    path: `${object}/move`,
    body: { bucketId: 'avatars', sourceKey: stored, destinationKey: added },
  },
  moveAway: {
    method: 'POST',
    path: `${object}/move`,
    body: { bucketId: 'avatars', sourceKey: stored, destinationKey: taken },
  },
  copy: {
    method: 'POST',
    path: `${object}/copy`,
    body: { bucketId: 'avatars', sourceKey: stored, destinationKey: added },
  },
  copyAway: {
    method: 'POST',
    path: `${object}/copy`,
    body: { bucketId: 'avatars', sourceKey: stored, destinationKey: taken },
  },
  remove: { method: 'DELETE', path: `${object}/avatars`, body: { prefixes: [stored] } },
  makeBucket: { method: 'POST', path: '/storage/v1/bucket', body: { id: 'mine', name: 'mine', public: true } },
  openBucket: {
    method: 'PUT',
    path: '/storage/v1/bucket/avatars',
    body: { public: true, allowed_mime_types: ['text/html'] },
  },
  emptyBucket: { method: 'POST', path: '/storage/v1/bucket/avatars/empty', body: {} },
  removeBucket: { method: 'DELETE', path: '/storage/v1/bucket/event-images' },
};

/** Forbidden file names, even in the user's own folder. */
export const refusedNames: readonly string[] = [
  `${stranger.id}/1800000000000.png`,
  `${owner.id.toUpperCase()}/1800000000000.png`,
  `${owner.id}/../${stranger.id}/1800000000000.png`,
  `${owner.id}/%2e%2e/${stranger.id}/1800000000000.png`,
  `${owner.id}/..%2f${stranger.id}%2f1800000000000.png`,
  `${owner.id}/%2e%2e%2f${stranger.id}/1800000000000.png`,
  `${owner.id}/..%5c1800000000000.png`,
  `${owner.id}/1800000000000.png%00.html`,
  `${owner.id}/1800000000000.svg`,
  `${owner.id}/1800000000000.html`,
  `${owner.id}/1800000000000.PNG`,
  `${owner.id}/1800000000000.png.html`,
  `${owner.id}/1800000000000`,
  `${owner.id}/photo.png`,
  `${owner.id}/album/1800000000000.png`,
  `${owner.id}/1800000000000.png%0a`,
  `x/${owner.id}/1800000000000.png`,
  '1800000000000.png',
];

/** Returns an upload by the owner under a file name. */
export const uploadAs = (name: string): Call => upload(`avatars/${name}`);

/** Forbidden uploads by the owner into the owner's folder. */
export const refusedUploads: Readonly<Record<string, Call>> = {
  'to a bucket in capitals': upload(`Avatars/${added}`),
  'to a bucket that does not exist': upload(`other/${added}`),
  SVG: { ...upload(`avatars/${added}`), body: Buffer.from('<svg/>'), headers: { 'Content-Type': 'image/svg+xml' } },
  'HTML as PNG': { ...upload(`avatars/${added}`), body: Buffer.from('<script>alert(1)</script>') },
  'HTML as itself': {
    ...upload(`avatars/${added}`),
    body: Buffer.from('<p>'),
    headers: { 'Content-Type': 'text/html' },
  },
};
