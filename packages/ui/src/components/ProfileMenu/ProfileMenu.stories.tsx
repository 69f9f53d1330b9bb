import type { Meta, StoryObj } from '@storybook/react-vite';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { expect, fn } from 'storybook/test';
import { disclosureKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { ProfileMenu } from './ProfileMenu';

const meta = {
  component: ProfileMenu,
  args: {
    name: 'Camille Durand',
    links: [
      { label: 'Mon profil', href: '#profil', icon: <User size={18} /> },
      { label: 'Mes sorties', href: '#sorties', icon: <Ticket size={18} />, current: true },
    ],
    signOut: { label: 'Se déconnecter', onPress: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Camille Durand'));
    await expect(canvas.getByRole('link', { name: sampleText('Mes sorties'), current: 'page' })).toBeVisible();
  },
};

export const WithoutName: Story = { args: { name: 'Profil' } };

export const SigningOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Camille Durand'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Se déconnecter') }));
    await expect(args.signOut.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByText(sampleText('Mon profil'))).not.toBeVisible();
  },
};

/** The user's own pages. */
export const Do: Story = {};

/** All pages of the site in the profile menu. */
export const Dont: Story = {
  args: { links: ['Explorer', 'Blog', 'Contact', 'Communauté'].map((label) => ({ label, href: '#' })) },
};

export const LongText: Story = {
  args: { name: 'Marie-Antoinette Joséphine de Villeneuve-Saint-Georges' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Villeneuve/));
    await expect(canvas.getByRole('link', { name: sampleText('Mon profil') })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: pressKeys(disclosureKeys('li a')),
};
