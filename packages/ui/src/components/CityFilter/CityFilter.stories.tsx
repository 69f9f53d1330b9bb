import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonKeys, selectKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { keepState } from '../../docs/snippets/keepState';
import { sampleText } from '../../docs/translateArgs';
import { CityFilter } from './CityFilter';

const meta = {
  component: CityFilter,
  args: {
    label: 'Ville',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'Toutes les villes' },
      { value: 'paris', label: 'Paris' },
      { value: 'lyon', label: 'Lyon' },
      { value: 'marseille', label: 'Marseille' },
      { value: 'toulouse', label: 'Toulouse' },
      { value: 'cannes', label: 'Cannes' },
    ],
    locate: { label: 'Autour de moi', onLocate: fn() },
  },
  render: keepState(CityFilter, 'value', 'onChange'),
} satisfies Meta<typeof CityFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** The device is looking for its location. */
export const Locating: Story = {
  args: { locate: { label: 'Recherche de votre position…', busy: true, onLocate: fn() } },
};

/** The device has found its location. */
export const Found: Story = { args: { value: 'toulouse' } };

/** The device does not offer its location. */
export const WithoutLocation: Story = { args: { locate: undefined, value: 'lyon' } };

/** « Autour de moi » is shown only if the device offers its location. */
export const Do: Story = {};

/** A city that the user did not choose: they must change it before they find anything. */
export const Dont: Story = { args: { value: 'cannes', locate: undefined } };

export const LongText: Story = {
  args: { options: [{ value: '', label: 'Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson et ses environs' }] },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: sampleText('Ville') }), 'Lyon');
    await expect(args.onChange).toHaveBeenCalledWith('lyon');
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Autour de moi') }));
    await expect(args.locate?.onLocate).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: pressKeys([
    ...selectKeys({ first: '', second: 'paris', last: 'cannes', letter: 'l', typed: 'lyon' }),
    ...buttonKeys('Asks the device where it is.'),
  ]),
};
