import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventProgramme } from './EventProgramme';

const meta = {
  component: EventProgramme,
  args: {
    title: 'Programme',
    items: [
      { time: '20:30', title: 'Les années Bethlehem', text: 'Sélim Mazari' },
      { time: '22:00', title: 'Carnegie Hall', text: 'Clélya Abraham' },
      { time: '23:15', title: 'Dernier set', text: 'Tous les trois, à six mains' },
    ],
  },
} satisfies Meta<typeof EventProgramme>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTimes: Story = {};

/** Only the order is known. */
export const LineUp: Story = {
  args: {
    title: 'À l’affiche',
    items: [{ title: 'La Femme' }, { title: 'Clara Luciani' }, { title: 'Zaho de Sagazan' }],
  },
};

/** A time for each item that has one. */
export const Do: Story = {};

/** An invented time that fills the column. */
export const Dont: Story = {
  args: {
    items: [
      { time: '??:??', title: 'Dernier set' },
      { time: '--:--', title: 'Carnegie Hall' },
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        time: '20:30',
        title: 'Rencontre-débat avec les cinéastes franco-européens de l’entre-deux-guerres',
        text: 'Suivie d’un verre offert par l’association des anticonstitutionnellement joyeux, dans le foyer du théâtre',
      },
    ],
  },
};

export const Hostile: Story = {
  args: {
    items: [
      { time: '9'.repeat(80), title: 'W'.repeat(3_000) },
      { title: '', text: '' },
    ],
  },
};
