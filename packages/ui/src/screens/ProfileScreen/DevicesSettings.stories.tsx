import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleText, translateArgs } from '../../docs/translateArgs';
import { type DevicesContent, DevicesSettings } from './DevicesSettings';

type Ready = Extract<DevicesContent, { state: 'ready' }>;

const when = 'Première connexion le 21 nov. 2026, 20:14. Dernière activité le 22 nov. 2026, 08:02.';

const ready: Ready = {
  state: 'ready',
  label: 'Appareils connectés',
  items: [
    { id: '1', name: 'Firefox, Windows', when, current: 'Cet appareil' },
    {
      id: '2',
      name: 'Chrome, Android',
      when,
      signOut: { label: 'Déconnecter', readLabel: 'Déconnecter Chrome, Android', onPress: fn() },
    },
  ],
  signOutOthers: { label: 'Déconnecter tous les autres', onPress: fn() },
};

const meta = { component: DevicesSettings, args: { content: ready } } satisfies Meta<typeof DevicesSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { content: { state: 'loading', label: 'Chargement…' } } };

export const Failed: Story = {
  args: {
    content: {
      state: 'failed',
      title: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
      retry: { label: 'Réessayer', onPress: fn() },
    },
  },
};

export const OnlyThis: Story = {
  args: { content: { ...ready, items: ready.items.slice(0, 1), signOutOthers: undefined } },
};

/** The focus is kept when the device disappears. */
export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Déconnecter Chrome, Android') }));
    await expect(ready.items[1]?.signOut?.onPress).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('list', { name: sampleText('Appareils connectés') })).toHaveFocus();
  },
};

export const Ending: Story = {
  args: {
    content: {
      ...ready,
      items: ready.items.map(({ signOut, ...item }) => ({
        ...item,
        signOut: signOut && { ...signOut, busyLabel: 'Déconnexion…' },
      })),
    },
  },
};

/** The focus moves to the list when the button disappears with the other devices. */
export const OthersGone: Story = {
  args: { content: ready },
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Déconnecter tous les autres') }));
    await waitFor(() => expect(canvas.getByRole('list', { name: sampleText('Appareils connectés') })).toHaveFocus());
  },
};

function Leaving() {
  const [areThere, setThere] = useState(true);
  const signOutOthers = { label: sampleText('Déconnecter tous les autres'), onPress: () => setThere(false) };
  const content = areThere
    ? { ...ready, signOutOthers }
    : { ...ready, items: ready.items.slice(0, 1), signOutOthers: undefined };
  return <DevicesSettings content={translateArgs(content, document.documentElement.dataset.language ?? 'fr')} />;
}

export const LongText: Story = {
  args: {
    content: {
      ...ready,
      items: ready.items.map((item) => ({ ...item, name: 'Navigateur d’un système dont le nom ne finit pas' })),
    },
  },
};
