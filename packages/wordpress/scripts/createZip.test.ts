import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from './createZip.ts';

const read = (version: string) =>
  Object.fromEntries(Object.entries(unzipSync(createZip(version))).map(([name, bytes]) => [name, strFromU8(bytes)]));

test('the zip has the plugin in its folder, with the version of the release', () => {
  const files = read('2.3.4');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'lively/lively.php',
      'lively/readme.txt',
      'lively/block/block.json',
      'lively/uninstall.php',
    ]),
  );
  expect(Object.keys(files).filter((name) => !name.startsWith('lively/'))).toEqual([]);
  expect(files['lively/lively.php']).toContain(' * Version: 2.3.4\n');
  expect(files['lively/lively.php']).toContain("define( 'LIVELY_VERSION', '2.3.4' );");
  expect(files['lively/readme.txt']).toContain('\nStable tag: 2.3.4\n');
  expect(Object.values(files).filter((text) => text.includes('0.0.0'))).toEqual([]);
});

test('equal sources give equal bytes, in every time zone', () => {
  const { TZ } = process.env;
  const zips = ['Europe/Paris', 'Pacific/Auckland', 'America/Los_Angeles'].map((zone) => {
    process.env.TZ = zone;
    return Buffer.from(createZip('2.3.4')).toString('base64');
  });
  process.env.TZ = TZ;
  expect(new Set(zips).size).toBe(1);
});

test('no file outside of a function of WordPress runs when it is requested itself', () => {
  const scripts = Object.entries(read('1.0.0')).filter(
    ([name]) => name.endsWith('.php') && !name.endsWith('.asset.php'),
  );
  expect(scripts.length).toBeGreaterThan(8);
  for (const [name, text] of scripts)
    expect(text, name).toMatch(/if \( ! defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \) \{\n\texit;/);
});
