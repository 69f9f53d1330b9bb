import { expect, test } from 'vitest';
import { readSocialLinks } from './readSocialLinks.ts';

test('each pair is a name and an address', () => {
  expect(readSocialLinks('Mastodon https://social.example/@us, Nos photos https://photos.example/us')).toEqual([
    { label: 'Mastodon', href: 'https://social.example/@us' },
    { label: 'Nos photos', href: 'https://photos.example/us' },
  ]);
});

test('the setting may be empty', () => {
  expect(readSocialLinks('')).toEqual([]);
});

test.each([
  'https://social.example/@us',
  'Mastodon',
  'Mastodon http://social.example',
  'Mastodon javascript:alert(1)',
  'Mastodon https://',
  'Mastodon https:///us',
])('the setting «%s» is refused', (text) => {
  expect(readSocialLinks(text)).toBeNull();
});
