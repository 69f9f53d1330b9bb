import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { expect } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { LinkButton } from './LinkButton';

const meta = {
  component: LinkButton,
  args: { children: 'Se connecter', href: '#auth' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {};

export const Regular: Story = { args: { children: 'Explorer', weight: 'regular' } };

export const Light: Story = { args: { children: 'Ce week-end', weight: 'light' } };

export const Quiet: Story = { args: { children: 'Tout explorer', weight: 'quiet' } };

export const NewTab: Story = {
  args: {
    children: 'Itinéraire',
    weight: 'regular',
    newTabLabel: 'nouvel onglet',
    icon: <ArrowUpRight size={18} />,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: `${sampleText('Itinéraire')} (${sampleText('nouvel onglet')})` });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Download: Story = {
  args: { children: 'Ajouter à mon agenda', href: 'data:text/calendar,', download: 'nina-simone.ics', weight: 'quiet' },
};

/** The name of the linked page. */
export const Do: Story = {};

/** « Cliquez ici » has no meaning in a screen reader's list of links. */
export const Dont: Story = { args: { children: 'Cliquez ici' } };

export const LongText: Story = {
  args: { children: 'Découvrez les cent vingt-huit sorties qui ont lieu près de chez vous ce week-end', size: 'large' },
};

export const Keyboard: Story = {
  play: pressKeys(linkKeys()),
};
