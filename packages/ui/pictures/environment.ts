import { commands, server } from 'vitest/browser';
import stored from './environment.json';

/** The environment of a picture. Two environments with equal values draw the same pixels from the same sources. */
interface Environment {
  /** The major version of Chromium. */
  chromium: string;
  /** The beginning of the SHA-256 of a line of letters, as this machine draws them. */
  letters: string;
}

/**
 * Returns the reason why the stored pictures cannot be compared in this environment, or nothing if they can. Redrawn
 * pictures belong to this environment.
 */
export async function findForeignEnvironment(): Promise<string | undefined> {
  const here = { chromium: readChromium(), letters: await hashLetters() };
  if (server.config.snapshotOptions.updateSnapshot === 'all') {
    await commands.writeFile('pictures/environment.json', `${JSON.stringify(here, null, 2)}\n`);
    return undefined;
  }
  const isKnown = here.chromium === stored.chromium && here.letters === stored.letters;
  return isKnown
    ? undefined
    : `The stored pictures are of ${describe(stored)}, this is ${describe(here)}: nothing is compared. \`pnpm test:pictures --update\` on main draws them here first.`;
}

function describe({ chromium, letters }: Environment): string {
  return `Chromium ${chromium} (letters ${letters})`;
}

function readChromium(): string {
  return /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'unknown';
}

/** Our two fonts, and the one of the system, for code. */
async function hashLetters(): Promise<string> {
  const fonts = ['800 32px "Bricolage Grotesque Variable"', '400 16px "Instrument Sans Variable"', '16px monospace'];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
  const canvas = new OffscreenCanvas(600, 150);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas, so pictures cannot be compared.');
  for (const [line, font] of fonts.entries()) {
    context.font = font;
    context.fillText('Où sortir à Nîmes ? 128 (≈)', 4, 40 + 45 * line);
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const digest = await crypto.subtle.digest('SHA-256', data);
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
