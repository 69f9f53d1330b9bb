import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Branding } from '../settings/branding/brandingSchema.ts';
import { drawSiteShare } from '../site/share/drawShare.ts';

/** The pictures of a logo beside `icon.svg`, with their pixels. */
const pictures = { 'icon-192.png': 192, 'icon-512.png': 512 };
/** The part of a picture that the logo fills: devices cut a circle with 80 % of the width. */
const share = 0.7;
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
  for (const [file, size] of Object.entries(pictures)) {
    const inner = Math.round(size * share);
    const drawn = await sharp(Buffer.from(logo), { density: 600 })
      .resize(inner, inner, { fit: 'contain', background: '#00000000' })
      .png()
      .toBuffer();
    const picture = sharp({ create: { width: size, height: size, channels: 4, background } });
    await writeFile(
      resolve(folder, file),
      await picture
        .composite([{ input: drawn }])
        .png()
        .toBuffer(),
    );
  }
}
