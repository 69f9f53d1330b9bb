import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../conformance/describeConformance';
import * as stories from './Footer.stories';

const { WithNewsletter } = composeStories(stories);

const toColumn = (title: string, ...labels: string[]) => ({
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
});

it('links of two words are on one line at 1280 px, beside a newsletter and a scroll bar', async () => {
  await page.viewport(1265, 800);
  const twoWords = ['Nous rejoindre', 'Questions fréquentes'] as const;
  const columns = [
    toColumn('Produit', 'Widgets pour votre site'),
    toColumn('Entreprise', twoWords[0]),
    toColumn('Aide', twoWords[1]),
    toColumn('Informations légales', 'Accessibilité : partiellement conforme'),
  ];
  show(<WithNewsletter columns={columns} />);
  const lines = twoWords.map((name) => page.getByRole('link', { name }).element());
  expect(lines.map((link) => getComputedStyle(link).height)).toEqual(['36px', '36px']);
});
