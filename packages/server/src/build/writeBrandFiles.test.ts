import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contrastOf } from '../settings/branding/contrastOf.ts';

const source = resolve(import.meta.dirname, '../../../app/public');
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#00FF00" d="M0 0h9v9H0z"/></svg>';
const branding = {
  name: 'Agenda de Brive',
  sender: 'Mairie de Brive',
  logo: 'logo.svg',
  colors: { paper: '#F4F7FB', ink: '#14213D', primary: '#7A1F5C', band: '#3B1E54' },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-branded-'));
  await cp(source, folder, { recursive: true });
  await writeFile(join(folder, 'branding.json'), JSON.stringify(branding));
  await writeFile(join(folder, 'logo.svg'), logo);
  // Modules read the branding while they are loaded.
  vi.stubEnv('LIVELY_BRANDING', join(folder, 'branding.json'));
  vi.resetModules();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await rm(folder, { recursive: true });
});

/** Reads the colour of a pixel, `#RRGGBB`. */
async function colorAt(file: string, left: number, top: number): Promise<string> {
  // Bytes, because the server opens no picture by its path, and its modules may be loaded in this process.
  const pixel = sharp(await readFile(file))
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 });
  return `#${(await pixel.raw().toBuffer()).toString('hex').toUpperCase()}`;
}

test('the manifest, the icons and the picture of shared pages show the name, the colours and the logo', async () => {
  const { writeBrandFiles } = await import('./writeBrandFiles.ts');
  const read = await import('../settings/branding/branding.ts');
  read.assertBranding();
  if (!read.branding) throw new Error('The branding was not read.');
  await writeBrandFiles(folder, read.branding);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: branding.name, short_name: branding.name, theme_color: '#F4F7FB' });
  expect(manifest.icons).toHaveLength(4);
  expect(await readFile(join(folder, 'icon.svg'), 'utf8')).toBe(logo);
  expect(await colorAt(join(folder, 'icon-192.png'), 2, 2)).toBe('#F4F7FB');
  expect(await colorAt(join(folder, 'icon-512.png'), 256, 256)).toBe('#00FF00');
  expect(await colorAt(join(folder, 'lively.png'), 10, 10)).toBe('#3B1E54');
});

test('mails have the name, the colours and the sender', async () => {
  const { renderMailFrame } = await import('../backend/mails/renderMailFrame.ts');
  const { readTexts } = await import('../backend/mails/readTexts.ts');
  const { mailColors } = await import('../backend/mails/mailColors.ts');
  const html = renderMailFrame('fr', '');
  expect(html).toContain('<title>Agenda de Brive</title>');
  expect(html).toContain('font-weight: 700">Agenda de Brive</p>');
  expect(html).toContain('background: #F4F7FB');
  expect(html).not.toContain('Lively');
  const texts = JSON.stringify(readTexts('fr', 'mails'));
  expect(texts).toContain('d’Agenda de Brive');
  expect(texts).not.toContain('Lively');
  for (const { brand, onBrand } of Object.values(mailColors))
    expect(contrastOf(brand, onBrand)).toBeGreaterThanOrEqual(4.5);
});

test('the picture of an event, the pages of mails and oEmbed have the name', async () => {
  const { renderMailPage } = await import('../site/mailPages/renderMailPage.ts');
  const page = renderMailPage('fr', { title: 'Titre', text: '', action: '' });
  expect(page).toContain('<p class="brand">Agenda de Brive</p>');
  expect(page).not.toContain('Lively');
  const { siteName } = await import('../settings/branding/siteName.ts');
  expect(siteName).toBe('Agenda de Brive');
});
