import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { sampleEvents } from '../../docs/sampleEvents';
import { sampleText } from '../../docs/translateArgs';
import { ColumnTurns } from './ColumnTurns';
import { PosterColumn, type PosterColumnProps } from './PosterColumn';

const tonight = sampleEvents.slice(0, 6).map(({ date: _, ...event }) => event);
const labels = { back: 'Affiche précédente', on: 'Affiche suivante' };

const meta = {
  component: PosterColumn,
  args: {
    titles: {
      tonight: 'Ce soir en France',
      mixed: 'Ce soir et les jours suivants',
      next: 'Rien ce soir : les prochains événements',
      tomorrow: 'Demain soir en France',
    },
    all: { label: 'Toutes les dates', href: '/explore' },
    events: tonight,
  },
} satisfies Meta<typeof PosterColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before it turns, three posters are in sight, and all events are in the list. */
export const Tonight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tonight.length);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A column that its buttons turn. After the last poster it begins again. */
export const Turning: Story = {
  render: (args) => <TurningColumn {...args} />,
  play: async ({ canvas, userEvent }) => {
    const front = () => canvas.getByTestId('front').textContent;
    await userEvent.click(canvas.getByRole('button', { name: sampleText(labels.on) }));
    await waitFor(() => expect(front()).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText(labels.back) }));
    await waitFor(() => expect(front()).toBe('0'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText(labels.back) }));
    await waitFor(() => expect(front()).toBe(String(tonight.length - 1)));
  },
};

/** The focus brings its poster to the front. */
export const Keyboard: Story = {
  render: (args) => <TurningColumn {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const third = within(canvas.getAllByRole('listitem')[2] as HTMLElement);
    await expect(third.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(canvas.getByTestId('front')).toHaveTextContent('2'));
  },
};

/** Turned to tomorrow, the cornice says so, and the posters have their date. */
export const Tomorrow: Story = { args: { when: 'tomorrow', events: sampleEvents.slice(0, 6) } };

/** With few events, the shaft is free beside them. */
export const Few: Story = { args: { when: 'next', events: tonight.slice(0, 2) } };

/** The posters come later. */
export const Loading: Story = { args: { events: undefined } };

export const LongText: Story = {
  args: {
    events: tonight.map((event) => ({
      ...event,
      title:
        'Nuit Nina Simone, l’intégrale au piano, dans la grande salle de l’agglomération, avec tous les élèves du conservatoire',
      place: 'Médiathèque intercommunale Marguerite-Duras, Saint-Germain-en-Laye',
    })),
  },
};

function TurningColumn(props: PosterColumnProps) {
  const [front, setFront] = useState(0);
  return (
    <>
      <PosterColumn
        {...props}
        turning={(scroller) => (
          <ColumnTurns
            labels={{ back: sampleText(labels.back), on: sampleText(labels.on) }}
            scroller={scroller}
            onTurn={setFront}
          />
        )}
      />
      <output data-testid="front">{front}</output>
    </>
  );
}
