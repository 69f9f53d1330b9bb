import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createClientUsage } from '../../backend/edge/createClientUsage.ts';
import { Refusal } from '../../backend/edge/Refusal.ts';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { currentReader } from '../currentReader.ts';
import { type DownloadRules, downloadFile, StatusError } from '../downloads/downloadFile.ts';
import type { StreetFile } from './findStreetFile.ts';
import { readStyle } from './readStyle.ts';
import type { Streets } from './Streets.ts';

/** The caches of a street map. Without a style, they stay empty. */
export interface StreetCaches {
  /** The style, by its URL. */
  readonly streetStyles: ByteCache<FoundStreets, string>;
  /** The files of the style by their URLs. */
  readonly streetFiles: ByteCache<FoundFile, StreetFile>;
}

interface FoundStreets {
  /** Null for a style that is unavailable: it is not requested again for a while. */
  readonly streets: Streets | null;
  /** The bytes of the style in memory. */
  readonly size: number;
}

interface FoundFile {
  readonly state: 'found' | 'empty' | 'failed';
  readonly bytes: Uint8Array;
  readonly isGzip: boolean;
}

export interface StreetCacheOptions {
  /** The URL of the style; undefined if the host has none. */
  readonly styleUrl: string | undefined;
  /** @default immediately */
  readonly queue?: TakeTurn | undefined;
  readonly download?: (url: string, rules: Partial<DownloadRules>) => Promise<Uint8Array>;
  readonly writeError?: (line: string) => void;
}

/** Milliseconds. A style is edited now and then, its tiles at most every week. */
const lifetimes = { style: 3_600_000, file: 86_400_000, failed: 60_000 };
/** Milliseconds in which an older value is shown while the host of the style does not answer. */
const staleFor = 7 * 86_400_000;
const maxBytes = { styles: 8 * 1024 * 1024, files: 24 * 1024 * 1024, style: 2 * 1024 * 1024, file: 4 * 1024 * 1024 };
/** The recent downloads above which a network has to wait: a map in a large window needs about forty. */
const maxDownloads = 300;
const compress = promisify(gzip);

export function createStreetCaches({
  styleUrl,
  queue = (task) => task(),
  download = downloadFile,
  writeError = (line) => process.stderr.write(line),
}: StreetCacheOptions): StreetCaches {
  // A host may have a server for tiles that only this server reaches.
  const trustedOrigin = styleUrl && new URL(styleUrl).origin;
  const usage = createClientUsage();
  const streetStyles = createByteCache({
    maxBytes: maxBytes.styles,
    lifetime: ({ streets }: FoundStreets) => (streets ? lifetimes.style : lifetimes.failed),
    staleFor,
    sizeOf: ({ size }) => size,
    load: (_key, url: string) => loadStyle(url),
  });
  const streetFiles = createByteCache({
    maxBytes: maxBytes.files,
    lifetime: ({ state }: FoundFile) => (state === 'failed' ? lifetimes.failed : lifetimes.file),
    staleFor,
    sizeOf: ({ bytes }) => bytes.byteLength,
    load: (_key, file: StreetFile) => loadFile(file),
  });
  return { streetStyles, streetFiles };

  async function loadStyle(url: string): Promise<FoundStreets> {
    try {
      let size = 0;
      const streets = await readStyle(url, async (part) => {
        const bytes = await queue(() =>
          download(part, { trustedOrigin, acceptsGzip: true, maxBytes: maxBytes.style, accept: 'application/json' }),
        );
        // As objects, they take about four times their bytes.
        size += 4 * bytes.byteLength;
        return JSON.parse(new TextDecoder().decode(bytes));
      });
      return { streets, size };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      report('The style of the street map cannot be used', url, error);
      return { streets: null, size: 0 };
    }
  }

  async function loadFile({ url, type }: StreetFile): Promise<FoundFile> {
    countDownload();
    try {
      const bytes = await queue(() =>
        download(url, { trustedOrigin, acceptsGzip: true, maxBytes: maxBytes.file, accept: '*/*' }),
      );
      const isGzip = type !== 'image/png' && type !== 'application/octet-stream';
      return { state: 'found', bytes: isGzip ? await compress(bytes) : bytes, isGzip };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const nothing = { bytes: new Uint8Array(), isGzip: false };
      // Servers of tiles answer so where there is only sea.
      if (error instanceof StatusError && [204, 404, 410].includes(error.status)) return { state: 'empty', ...nothing };
      report('A file of the street map cannot be shown', url, error);
      return { state: 'failed', ...nothing };
    }
  }

  /** @throws Refusal for a network that downloads too much: each new tile costs the host of the style. */
  function countDownload(): void {
    const { network = '' } = currentReader.getStore() ?? {};
    if (usage.of(network) >= maxDownloads)
      throw new Refusal(429, 'too_many_tiles', 'Too many parts of the map at a time. Wait a moment.', {
        retryAfter: 10,
      });
    usage.add(network, 1);
  }

  /** Names only the origin: the rest of a URL may contain a key. */
  function report(what: string, url: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    writeError(`${what} (${new URL(url).origin}): ${reason}\n`);
  }
}
