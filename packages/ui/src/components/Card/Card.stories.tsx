import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { LinkButton } from '../LinkButton/LinkButton';
import { Card } from './Card';

const meta = {
  component: Card,
  args: {
    title: 'Une question avant de venir ?',
    children: (
      <>
        <p>Nous répondons en moins de vingt-quatre heures, du lundi au vendredi.</p>
        <p>
          <LinkButton href="#/contact" weight="regular">
            Nous écrire
          </LinkButton>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};

export const Plain: Story = { args: { ground: 'plain' } };

export const Sunken: Story = { args: { ground: 'sunken' } };

export const Pale: Story = {
  args: { ground: 'pale', category: 'culture', children: 'Le musée ouvre ce soir jusqu’à minuit, sans supplément.' },
};

export const Flood: Story = {
  args: { ground: 'flood', category: 'festival', children: 'Quatre jours, soixante concerts, un seul bracelet.' },
};

export const WithoutTitle: Story = { args: { title: undefined } };

/** One fact and one action. */
export const Do: Story = {};

/** A card around a sentence that needs no card. */
export const Dont: Story = { args: { title: undefined, children: 'Gratuit' } };

export const LongText: Story = {
  args: {
    title: 'Ce qu’il faut savoir avant de publier votre premier événement sur Lively',
    children:
      'Un titre court, une date, un lieu et quelques phrases suffisent. Vous pourrez tout modifier ensuite, y compris après que les premières personnes se sont inscrites : elles seront prévenues des changements qui les concernent.',
  },
};

/** The card itself takes no focus. The controls inside it do. */
export const Keyboard: Story = { play: pressKeys(linkKeys()) };
