import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Branding } from '../settings/branding/brandingSchema.ts';
import { drawIcon, drawSiteShare } from '../site/share/drawShare.ts';

/** The pictures of a logo beside `icon.svg`, with their pixels. */
const pictures = { 'icon-192.png': 192, 'icon-512.png': 512 };
const paper = '#F6F0E4';

/** Writes the manifest, the icons and the picture of shared pages of a branding over those of a build. */
export async function writeBrandFiles(folder: string, { name, logo, colors }: Branding): Promise<void> {
  const manifestFile = resolve(folder, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const background = colors?.paper ?? paper;
  const branded = { ...manifest, name, short_name: name, background_color: background, theme_color: background };
  await writeFile(manifestFile, `${JSON.stringify(branded, null, 2)}\n`);
  await writeFile(resolve(folder, 'lively.png'), await drawSiteShare());
  if (!logo) return;
  await writeFile(resolve(folder, 'icon.svg'), logo);
  for (const [file, size] of Object.entries(pictures))
    await writeFile(resolve(folder, file), await drawIcon(logo, size));
}
