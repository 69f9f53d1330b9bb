import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodedEndings } from '../site/documents/buildFiles.ts';

/** The extensions of files to compress: pictures and fonts are already compressed. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);
/** Bytes. A smaller file takes one packet anyway. */
const least = 1024;

/** Files that browsers load with every page, and keep: worth the best level of Brotli, which takes 30 times as long as the usual one. */
const kept = /^(assets|embed)[/\\]|^[^/\\]+\.js$/;
/** Level 8 is within 10 % of the best level for documents, and smaller than gzip. */
const [bestLevel, defaultLevel] = [constants.BROTLI_MAX_QUALITY, 8];

const compressors: Readonly<Record<Encoding, (text: Buffer, isKept: boolean) => Promise<Buffer>>> = {
  br: (text, isKept) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isKept ? bestLevel : defaultLevel,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes compressed copies of each text of a folder, `main.js.br` and `main.js.gz`, for servers of static files. Skips hidden
 * folders, which no host publishes.
 *
 * @returns The number of texts.
 */
export async function compressFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const published = names.filter((name) => texts.has(extname(name)) && !/(^|[/\\])\./.test(name));
  const compressed = await Promise.all(published.map((name) => compressFile(resolve(folder, name), kept.test(name))));
  return compressed.filter(Boolean).length;
}

async function compressFile(file: string, isKept: boolean): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < least) return false;
  for (const [encoding, compress] of Object.entries(compressors))
    await writeFile(`${file}${encodedEndings[encoding as Encoding]}`, await compress(text, isKept));
  return true;
}
