import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { isClicked, isFocused } from '../../docs/keyboard/proofs';
import { sampleText } from '../../docs/translateArgs';
import { SkipLink } from './SkipLink';

const meta = {
  component: SkipLink,
  args: { children: 'Aller au contenu', href: '#contenu' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p id="contenu" tabIndex={-1}>
          {sampleText('Appuyez sur la touche Tab : le lien apparaît.')}
        </p>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** The name of the destination. */
export const Do: Story = {};

/** A term that only developers understand. */
export const Dont: Story = { args: { children: 'Skip nav' } };

export const LongText: Story = {
  ...Focused,
  args: { children: 'Passer la navigation et aller directement à la liste des événements recommandés' },
};

export const Keyboard: Story = {
  play: pressKeys([
    ['Tab', 'Shows it: it is the first thing that Tab reaches.', isFocused('a')],
    ['Enter', 'Follows it: the focus goes to the content.', isClicked('a')],
  ]),
};
