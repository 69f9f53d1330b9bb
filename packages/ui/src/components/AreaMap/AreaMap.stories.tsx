import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText, seenText } from '../../docs/translateArgs';
import { AreaMap } from './AreaMap';

const meta = {
  component: AreaMap,
  args: {
    label: 'Nombre d’événements par département',
    size: [400, 320],
    shapes: [
      { area: '29', path: 'M10 80L110 60L130 130L120 200L40 190L70 140L20 130Z', x: 80, y: 130 },
      { area: '22', path: 'M110 60L160 30L240 60L240 120L130 130Z', x: 180, y: 80 },
      { area: '35', path: 'M240 60L340 50L350 190L230 190L240 120Z', x: 290, y: 125 },
      { area: '56', path: 'M130 130L240 120L230 190L220 230L150 225L120 200Z', x: 175, y: 175 },
      { area: '974', path: 'M40 290L70 265L95 285L80 305L55 305Z', x: 68, y: 285 },
    ],
    frames: [{ label: 'La Réunion', x: 10, y: 218, width: 120, height: 98 }],
    areas: [
      { id: '22', label: 'Côtes-d’Armor', count: '45', text: 'Côtes-d’Armor : 45 événements', depth: 2, href: '#22' },
      { id: '29', label: 'Finistère', count: '128', text: 'Finistère : 128 événements', depth: 4, href: '#29' },
      {
        id: '35',
        label: 'Ille-et-Vilaine',
        count: '312',
        text: 'Ille-et-Vilaine : 312 événements',
        depth: 5,
        href: '#35',
      },
      { id: '974', label: 'La Réunion', count: '7', text: 'La Réunion : 7 événements', depth: 1, href: '#974' },
      { id: '56', label: 'Morbihan', count: '96', text: 'Morbihan : 96 événements', depth: 3, href: '#56' },
    ],
    legend: { least: '7', most: '312' },
    credit: 'Contours : IGN, Admin Express 2018 (Licence Ouverte), simplifiés.',
    onSelect: fn(),
  },
} satisfies Meta<typeof AreaMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};

/** An area without anything to count is drawn, and is not in the list. */
export const OneArea: Story = {
  args: {
    areas: [{ id: '29', label: 'Finistère', count: '128', text: 'Finistère : 128 événements', depth: 5, href: '#29' }],
    legend: { least: '128', most: '128' },
    note: '3 événements ne sont dans aucun département.',
  },
};

/** Before the numbers are known, and if nothing is found. */
export const Empty: Story = { args: { areas: [], legend: undefined } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The numbers of one search, and the page of each area. */
export const Do: Story = {};

/** Areas that are no answer: a number of 0 leads to an empty page. */
export const Dont: Story = {
  args: {
    areas: [{ id: '29', label: 'Finistère', count: '0', text: 'Finistère : 0 événement', depth: 1, href: '#29' }],
    legend: { least: '0', most: '0' },
  },
};

export const LongText: Story = {
  args: {
    areas: [
      {
        id: '29',
        label: 'Les départements du bout du monde et de la fin des terres réunis',
        count: 'plus de 10 000',
        text: 'Les départements du bout du monde et de la fin des terres réunis : plus de 10 000 événements',
        depth: 5,
        href: '#29',
      },
    ],
    legend: { least: '1', most: 'plus de 10 000' },
  },
};

/** The map shows the number of the link that has the focus, and of the area under the pointer. */
export const Choosing: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const map = canvasElement.querySelector('[aria-hidden]');
    await userEvent.tab();
    await expect(map).toHaveTextContent(seenText('Côtes-d’Armor : 45 événements'));
    const [, , shape] = canvasElement.querySelectorAll('path[data-depth]');
    await userEvent.hover(shape as Element);
    const shown = seenText('Ille-et-Vilaine : 312 événements');
    await expect(map).toHaveTextContent(shown);
    await userEvent.keyboard('{Escape}');
    await expect(map).not.toHaveTextContent(shown);
    await userEvent.click(shape as Element);
    await expect(args.onSelect).toHaveBeenCalledWith('35');
    await userEvent.click(canvas.getByRole('link', { name: `${sampleText('Finistère')} 128` }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('29');
  },
};

export const Keyboard: Story = {
  play: pressKeys(linkKeys()),
};
