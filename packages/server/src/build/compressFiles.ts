import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Encoding, encodedEndings } from '../site/documents/buildFiles.ts';

/** What gets smaller: pictures and fonts are compressed as they are. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.xml']);
/** Bytes: below, a packet is sent either way. */
const least = 1024;

const compressors: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Writes each text of a folder compressed beside itself, `main.js.br` and `main.js.gz`, so that a server sends what is
 * there. Hidden folders, which no host publishes, stay as they are.
 *
 * @returns How many texts there were.
 */
export async function compressFiles(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const published = names.filter((name) => texts.has(extname(name)) && !/(^|[/\\])\./.test(name));
  const compressed = await Promise.all(published.map((name) => compressFile(resolve(folder, name))));
  return compressed.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < least) return false;
  for (const [encoding, compress] of Object.entries(compressors))
    await writeFile(`${file}${encodedEndings[encoding as Encoding]}`, await compress(text));
  return true;
}
