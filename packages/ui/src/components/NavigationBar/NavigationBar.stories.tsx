import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isFocused, isThere } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { LinkButton } from '../LinkButton/LinkButton';
import { NavigationBar } from './NavigationBar';

const language = (
  <LanguageSwitcher
    label="Langue"
    current="fr"
    languages={[
      { code: 'fr', name: 'Français', href: '#/' },
      { code: 'en', name: 'English', href: '#/en' },
      { code: 'es', name: 'Español', href: '#/es' },
    ]}
  />
);

const meta = {
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { navigation: 'Navigation principale', menu: 'Menu' },
    home: { name: 'Lively', label: 'Lively, accueil', href: '#/' },
    links: [
      { label: 'Explorer', href: '#/explore' },
      { label: 'Pour vous', href: '#/events', current: true },
      { label: 'Mes sorties', href: '#/my-events' },
      { label: 'Créer', href: '#/create-event' },
    ],
    language,
    account: <LinkButton href="#/auth">Se connecter</LinkButton>,
  },
} satisfies Meta<typeof NavigationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleText('Se connecter') })).toBeVisible();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
  },
};

/** On an event's page the bar takes the colour of the category. */
export const FloodedByMusic: Story = { args: { ground: 'music' } };

/** Yellow needs dark text. */
export const FloodedByFestival: Story = { args: { ground: 'festival' } };

export const Telephone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector<HTMLElement>('nav summary');
    // The wide bar has no menu to open.
    if (!summary?.checkVisibility()) return;
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: sampleText('Pour vous'), current: 'page' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
};

/** The three to five main pages. */
export const Do: Story = {};

/** All pages: on a phone the menu becomes too long. */
export const Dont: Story = {
  args: {
    links: ['Explorer', 'Pour vous', 'Créer', 'Blog', 'Carrières', 'Contact', 'Communauté', 'Support'].map((label) => ({
      label,
      href: '#',
    })),
  },
};

export const LongText: Story = {
  args: {
    links: [
      { label: 'Explorer tous les événements', href: '#/explore' },
      { label: 'Recommandé pour vous cette semaine', href: '#/events', current: true },
      { label: 'Mes sorties passées et à venir', href: '#/my-events' },
      { label: 'Créer un événement', href: '#/create-event' },
    ],
    account: <LinkButton href="#/auth">Se connecter ou créer un compte</LinkButton>,
  },
};

export const Keyboard: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: pressKeys([
    ...linkKeys('header a'),
    ['Tab', 'Moves on: to the links, or on a telephone to the menus.', isFocused('summary')],
    ['Space', 'Opens the menu, as Enter does.', isThere('details[open]')],
    ['Escape', 'Closes it.', () => !isThere('details[open]')()],
  ]),
};
