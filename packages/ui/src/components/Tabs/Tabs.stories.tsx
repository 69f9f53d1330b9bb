import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs';

const meta = {
  component: Tabs,
  args: {
    label: 'Mon profil',
    tabs: [
      { value: 'upcoming', label: 'À venir', count: '2', content: 'Nuit Nina Simone, samedi 12 décembre.' },
      { value: 'past', label: 'Passées', content: 'Aucune sortie passée pour l’instant.' },
      { value: 'settings', label: 'Réglages', content: 'Notifications, visibilité, préférences.' },
    ],
    value: 'upcoming',
    onValueChange: fn(),
  },
  render: (args) => <KeepingTabs {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Last: Story = { args: { value: 'settings' } };

/** Parts that are read one at a time. */
export const Do: Story = {};

/** Steps that must all be done: a tab can be skipped. */
export const Dont: Story = {
  args: {
    tabs: ['Étape 1', 'Étape 2', 'Étape 3'].map((label) => ({ value: label, label, content: label })),
    value: 'Étape 1',
  },
};

export const LongText: Story = {
  args: {
    tabs: [
      { value: 'upcoming', label: 'Mes sorties à venir, toutes villes confondues', content: 'Une soirée.' },
      { value: 'past', label: 'Celles que j’ai déjà faites et aimées', content: 'Deux soirées.' },
    ],
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /À venir/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('past');
    // For a moment both panels are there: the old one leaves as the new one comes.
    await expect(await canvas.findByText(/Aucune sortie passée/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('tabpanel')).toHaveLength(1));
  },
};

function KeepingTabs(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}
