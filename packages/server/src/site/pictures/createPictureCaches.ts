import type { EventId, PictureFormat, PictureWidth } from '@lively/engine';
import { readFocalPoint, writeFocalPoint } from '@lively/engine/focalPoint';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { PictureQueue } from '../createRenderQueue.ts';
import { findShownEvents } from '../findShownEvents.ts';
import type { PublicBackend } from '../PublicBackend.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import { downloadPicture } from './downloadPicture.ts';
import { findPicture } from './findPicture.ts';
import { readStoredPicture, storedPathOf } from './readStoredPicture.ts';
import { encodePicture, openPicture } from './shrinkPicture.ts';

/** The caches of the pictures of events, from their URLs to the encoded bytes. */
export interface PictureCaches {
  /** URLs of pictures by the id of the event, because a picture is removed with its event. */
  readonly pictureUrls: ByteCache<FoundPicture, EventId>;
  /** The opened pictures from which every width is drawn, by the URL of the picture without a focal point. */
  readonly openedPictures: ByteCache<OpenedPicture, string>;
  /** The encoded bytes by URL, width and format. */
  readonly encodedPictures: ByteCache<Uint8Array, EncodedPicture>;
}

interface FoundPicture {
  readonly url: string | null;
}

interface OpenedPicture {
  /** Null for a picture that is unavailable: it is not requested again for a while. */
  readonly bytes: Uint8Array | null;
}

/** A picture in one width and format. */
export interface EncodedPicture {
  readonly url: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** The steps of a picture, from the download to the encoding. */
interface PictureSteps {
  readonly download: (url: string) => Promise<Uint8Array>;
  readonly open: typeof openPicture;
  readonly encode: typeof encodePicture;
}

interface PictureCacheOptions {
  readonly siteUrl: string;
  readonly publicBackend: PublicBackend;
  /** @default immediately */
  readonly queue?: PictureQueue | undefined;
  readonly steps?: Partial<PictureSteps>;
  readonly writeError?: (line: string) => void;
}

/** The error of a picture that is unavailable now or permanently: its event shows its drawn poster. */
export class PictureError extends Error {}

/** Milliseconds. The picture at a URL hardly ever changes; a failed download may succeed soon. */
const lifetimes = { opened: 3_600_000, failed: 600_000, encoded: 86_400_000 };
const maxBytes = { urls: 1024 * 1024, opened: 8 * 1024 * 1024, encoded: 16 * 1024 * 1024 };
const atOnce: PictureQueue = { download: (task) => task(), shrink: (task) => task() };

export function createPictureCaches({
  siteUrl,
  publicBackend,
  queue = atOnce,
  steps,
  writeError = (line) => process.stderr.write(line),
}: PictureCacheOptions): PictureCaches {
  const { download, open, encode } = { download: downloadPicture, open: openPicture, encode: encodePicture, ...steps };
  const pictureUrls = createByteCache({
    maxBytes: maxBytes.urls,
    lifetime: pageLifetime,
    shownIn: (id) => findShownEvents(id),
    sizeOf: ({ url }: FoundPicture) => 2 * (url?.length ?? 0),
    load: async (_key, id: EventId) => ({ url: await findPicture(publicBackend, id) }),
  });
  const openedPictures = createByteCache({
    maxBytes: maxBytes.opened,
    lifetime: ({ bytes }: OpenedPicture) => (bytes ? lifetimes.opened : lifetimes.failed),
    sizeOf: ({ bytes }: OpenedPicture) => bytes?.byteLength ?? 0,
    load: (_key, url: string) => openUrl(url),
  });
  const encodedPictures = createByteCache({
    maxBytes: maxBytes.encoded,
    lifetime: lifetimes.encoded,
    sizeOf: ({ byteLength }: Uint8Array) => byteLength,
    load: async (_key, { url, width, format }: EncodedPicture) => {
      // Another focal point cuts the same file.
      const file = writeFocalPoint(url, null);
      const { bytes } = await openedPictures.read(file, file);
      if (!bytes) throw new PictureError(`The picture ${url} cannot be shown.`);
      return queue.shrink(() => encode(bytes, width, format, readFocalPoint(url)));
    },
  });
  return { pictureUrls, openedPictures, encodedPictures };

  async function openUrl(url: string): Promise<OpenedPicture> {
    const file = await queue.download(() => readFile(url).catch(giveUp(url)));
    const bytes = file && (await queue.shrink(() => open(file).catch(giveUp(url))));
    return { bytes };
  }

  async function readFile(url: string): Promise<Uint8Array> {
    const stored = storedPathOf(url, [siteUrl, publicBackend.url]);
    return stored ? readStoredPicture(publicBackend, stored) : download(url);
  }

  function giveUp(url: string) {
    return ({ message }: Error) => {
      writeError(`The picture ${JSON.stringify(url)} cannot be shown: ${message}\n`);
      return null;
    };
  }
}
