import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { disclosureKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { LanguageSwitcher } from './LanguageSwitcher';

const meta = {
  component: LanguageSwitcher,
  args: {
    label: 'Langue',
    current: 'fr',
    languages: [
      { code: 'fr', name: 'Français', href: '#/explore' },
      { code: 'en', name: 'English', href: '#/en/explore' },
      { code: 'es', name: 'Español', href: '#/es/explore' },
    ],
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minBlockSize: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('fr'));
    await expect(canvas.getByRole('link', { name: sampleText('Français'), current: true })).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('fr'));
    await userEvent.click(canvas.getByRole('link', { name: 'Español' }));
    await expect(args.onChoose).toHaveBeenCalledWith('es');
    await expect(canvas.getByText('Español')).not.toBeVisible();
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('fr'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('English')).not.toBeVisible();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

/** Each language in its own name. */
export const Do: Story = {};

/** Names in a language that the user may not understand. */
export const Dont: Story = {
  args: {
    languages: [
      { code: 'fr', name: 'Français', href: '#fr' },
      { code: 'en', name: 'Anglais', href: '#en' },
      { code: 'es', name: 'Espagnol', href: '#es' },
    ],
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    label: 'Langue de l’interface',
    languages: [{ code: 'fr', name: 'Français, tel qu’on le parle à Paris', href: '#/explore' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('fr'));
    await expect(canvas.getByRole('link', { name: sampleText('Français, tel qu’on le parle à Paris') })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: pressKeys(disclosureKeys('li a')),
};
