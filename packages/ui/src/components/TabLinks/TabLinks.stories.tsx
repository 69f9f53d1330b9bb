import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { TabLinks } from './TabLinks';

const meta = {
  component: TabLinks,
  args: {
    label: 'Mes sorties',
    tabs: [
      { label: 'Billets', href: '#billets', current: true, count: '2' },
      { label: 'Favoris', href: '#favoris', count: '14' },
      { label: 'Mes créations', href: '#creations' },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(`${sampleText('Billets')} 2`);
  },
};

export const WithoutCounts: Story = {
  args: {
    tabs: [
      { label: 'À venir', href: '#a-venir' },
      { label: 'Passées', href: '#passees', current: true },
      { label: 'Réglages', href: '#reglages' },
    ],
  },
};

/** Four tabs fit on one line of a phone, with their whole names. */
export const Four: Story = {
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: {
    tabs: [
      { label: 'Billets', href: '#billets', count: '2' },
      { label: 'Favoris', href: '#favoris', count: '14' },
      { label: 'Recherches', href: '#recherches' },
      { label: 'Mes créations', href: '#creations', current: true, count: '3' },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().bottom)).size).toBe(1);
    await expect(links.map(({ firstChild }) => countLines(firstChild))).toEqual([1, 1, 1, 1]);
  },
};

/** Views of one thing, each with its own URL. */
export const Do: Story = {};

/** Unrelated pages: use a navigation. */
export const Dont: Story = {
  args: {
    tabs: [
      { label: 'Billets', href: '#', current: true },
      { label: 'Blog', href: '#' },
      { label: 'Se déconnecter', href: '#' },
    ],
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { label: 'Les sorties pour lesquelles j’ai un billet', href: '#billets', current: true, count: '1 000 000' },
      { label: 'Celles que je garde pour plus tard', href: '#favoris' },
      { label: 'Celles que j’organise moi-même', href: '#creations' },
    ],
  },
};

export const Keyboard: Story = {
  play: pressKeys(linkKeys()),
};

function countLines(text: Node | null): number {
  const range = document.createRange();
  if (text) range.selectNodeContents(text);
  return range.getClientRects().length;
}
