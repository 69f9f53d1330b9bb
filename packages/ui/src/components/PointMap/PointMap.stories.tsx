import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { buttonKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { Button } from '../Button/Button';
import { PointMap } from './PointMap';

const meta = {
  component: PointMap,
  args: {
    label: 'Carte des événements : Finistère',
    size: [400, 320],
    outlines: ['M60 80L260 40L330 120L340 260L200 270L90 240L170 190L160 150L70 140Z'],
    marks: [
      { id: 'brest', label: '37 événements', count: '37', x: 150, y: 120 },
      { id: 'quimper', label: '12 événements', count: '12', x: 220, y: 220 },
      { id: 'bal', label: 'Bal de la Sainte-Catherine', category: 'music', x: 290, y: 90 },
      { id: 'braderie', label: 'Grande braderie du port', category: 'leisure', x: 300, y: 190 },
    ],
    list: { hint: 'Choisissez un point pour voir ses événements, ou un nombre pour s’en approcher.' },
    tools: <Button weight="light">Toute la France</Button>,
    credit: 'Contours : IGN, Admin Express 2018 (Licence Ouverte), simplifiés.',
    onSelect: fn(),
  },
} satisfies Meta<typeof PointMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** A part of the map, with the events of one mark. */
export const Enlarged: Story = {
  args: {
    view: { x: 200, y: 160, scale: 2 },
    chosen: 'brest',
    list: {
      title: '3 événements',
      events: [
        { id: '1', title: 'Bal de la Sainte-Catherine', date: 'sam. 12 déc., 20:30', href: '#1' },
        { id: '2', title: 'Grande braderie du port', date: 'dim. 13 déc.', href: '#2' },
        { id: '3', title: 'Visite du phare', href: '#3' },
      ],
      more: 'Et 34 autres événements au même endroit, dans la liste.',
    },
    note: 'La carte montre les 2 000 premiers événements par date.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(sampleText('37 événements'));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { marks: [], list: { hint: 'Aucun événement à venir n’a d’adresse sur cette carte.' } },
};

/** One event, whose place cannot be chosen: a picture. */
export const Place: Story = {
  args: {
    label: 'Carte : Finistère',
    size: [400, 200],
    outlines: ['M90 50L210 25L260 75L266 162L180 168L112 150L162 118L156 94L100 88Z'],
    marks: [{ id: 'bal', label: 'Bal de la Sainte-Catherine', category: 'music', x: 230, y: 60 }],
    list: undefined,
    tools: undefined,
    note: 'Finistère',
  },
  render: ({ onSelect: _, ...args }) => <PointMap {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: sampleText('Carte : Finistère') })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Another drawing instead of the outlines, with links to its authors. */
export const Ground: Story = {
  args: {
    outlines: undefined,
    ground: (
      <div style={{ background: 'repeating-linear-gradient(60deg, #dfe6d8 0 2.5rem, #f7f4ec 2.5rem 2.75rem)' }} />
    ),
    credit: <a href="#copyright">© OpenStreetMap</a>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: sampleText('37 événements') }));
    await expect(args.onSelect).toHaveBeenCalledWith('brest');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Marks that can be pressed without a neighbour. */
export const Do: Story = {};

/** Marks on top of each other: group what is close. */
export const Dont: Story = {
  args: {
    marks: [
      { id: '1', label: 'Bal de la Sainte-Catherine', category: 'music', x: 220, y: 200 },
      { id: '2', label: 'Grande braderie du port', category: 'leisure', x: 222, y: 202 },
      { id: '3', label: 'Visite du phare', category: 'culture', x: 224, y: 199 },
    ],
  },
};

export const LongText: Story = {
  args: {
    chosen: 'bal',
    list: {
      title: 'Le seul événement de tout le département à cette date et à cette heure',
      events: [
        {
          id: '1',
          title:
            'Soirée de clôture de la vingt-septième édition des rencontres de musique de chambre des pays de Landerneau',
          date: 'sam. 12 déc. 2026, 20:30',
          href: '#1',
        },
      ],
    },
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Bal de la Sainte-Catherine') }));
    await expect(args.onSelect).toHaveBeenCalledWith('bal');
  },
};

/** The name of a mark is shown until Escape, and again when the mark is next focused. The pointer can move onto it. */
export const Naming: Story = {
  play: async ({ canvas, userEvent }) => {
    const mark = canvas.getByRole('button', { name: sampleText('Bal de la Sainte-Catherine') });
    const name = within(mark).getByText(sampleText('Bal de la Sainte-Catherine')).parentElement;
    do await userEvent.tab();
    while (document.activeElement !== mark);
    await expect(name).toHaveStyle({ opacity: 1, pointerEvents: 'auto' });
    await userEvent.keyboard('{Escape}');
    await expect(name).toHaveStyle({ opacity: 0, pointerEvents: 'none' });
    await expect(mark).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(name).toHaveStyle({ opacity: 1 });
  },
};

export const Keyboard: Story = {
  args: {
    tools: undefined,
    marks: [{ id: 'bal', label: 'Bal de la Sainte-Catherine', category: 'music', x: 290, y: 90 }],
  },
  play: pressKeys(buttonKeys('Enlarges the mark, or lists its events.')),
};
