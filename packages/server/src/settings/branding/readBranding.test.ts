import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBranding } from './readBranding.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-branding-'));
  file = join(folder, 'branding.json');
});
afterAll(() => rm(folder, { recursive: true }));

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

async function read(branding: unknown, svg = logo) {
  await writeFile(file, typeof branding === 'string' ? branding : JSON.stringify(branding));
  await writeFile(join(folder, 'logo.svg'), svg);
  return readBranding(file, true);
}

test('a site without the file has no branding, and a setting that names a missing file is refused', () => {
  expect(readBranding(join(folder, 'none.json'), false)).toBeUndefined();
  expect(() => readBranding(join(folder, 'none.json'), true)).toThrow(
    /^The branding \S+none\.json [^\n]*ENOENT[^\n]*$/,
  );
});

test('a name is enough, colours that are not given are those of Lively, and the logo is read', async () => {
  expect(await read({ name: 'Agenda de Brive' })).toEqual({ name: 'Agenda de Brive' });
  const { colors, logo: picture } = (await read({ name: 'A', logo: 'logo.svg', colors: { primary: '#7a1f5c' } })) ?? {};
  expect(colors).toMatchObject({ primary: '#7A1F5C', paper: '#F6F0E4' });
  expect(picture).toBe(logo);
});

test('the example for hosts is accepted', async () => {
  const example = await readFile(resolve(import.meta.dirname, '../../../../../docs/hosting/branding.json'), 'utf8');
  expect(await read(example)).toMatchObject({ name: 'Agenda de Brive', logo });
});

test.each([
  ['{', /cannot be read/],
  [{}, /name is missing/],
  [{ name: '' }, /name takes a text/],
  [{ name: 'A<b>' }, /name has one of/],
  [{ name: 'A', colour: '#000000' }, /colour is no key of a branding/],
  [{ name: 'A', colors: { primary: 'red' } }, /colors\.primary takes a colour of six digits/],
  [{ name: 'A', colors: { primry: '#000000' } }, /colors\.primry is no key of a branding/],
  [
    { name: 'A', social: [{ name: 'Mastodon', url: 'http://social.example' }] },
    /social\.0\.url takes a URL that begins/,
  ],
  [{ name: 'A', publisher: { name: 'Mairie' } }, /publisher\.street is missing/],
  [{ name: 'A', logo: '../logo.svg' }, /logo takes the name of an SVG file/],
  [{ name: 'A', logo: 'none.svg' }, /logo names none\.svg, and there is no such file/],
])('%j is refused in one line that names the key', async (branding, reason) => {
  const refused = read(branding);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow(/^The branding \S+branding\.json is not used: [^\n]+\.$/);
});

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg><image href="https://other.example/a.png"/></svg>',
  '<p>no picture</p>',
])('the logo %s is refused', async (svg) => {
  await expect(read({ name: 'A', logo: 'logo.svg' }, svg)).rejects.toThrow('which is no SVG picture');
});
