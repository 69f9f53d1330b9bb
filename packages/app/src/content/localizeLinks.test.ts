import { expect, test } from 'vitest';
import { localizeLinks } from './localizeLinks';

const content = {
  action: { label: 'Explore /explore', href: '/explore?date=today' },
  links: [{ href: '/' }, { href: 'mailto:bonjour@lively.fr' }, { href: '#ticket' }],
  search: { action: '/explore' },
  text: 'See [the questions](/faq) or [the law](https://www.cnil.fr), not (/faq).',
  count: (many: number) => `${many} questions`,
};

test('links lead to pages of the same language, everything else stays', () => {
  const { count, ...localized } = localizeLinks(content, 'es');
  expect(localized).toEqual({
    action: { label: 'Explore /explore', href: '/es/explore?date=today' },
    links: [{ href: '/es' }, { href: 'mailto:bonjour@lively.fr' }, { href: '#ticket' }],
    search: { action: '/es/explore' },
    text: 'See [the questions](/es/faq) or [the law](https://www.cnil.fr), not (/faq).',
  });
  expect(count(2)).toBe('2 questions');
});

test('French addresses have no prefix', () => {
  expect(localizeLinks(content, 'fr')).toEqual(content);
});
