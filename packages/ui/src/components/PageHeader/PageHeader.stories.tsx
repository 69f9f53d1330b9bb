import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { EventPoster } from '../EventPoster/EventPoster';
import { LinkButton } from '../LinkButton/LinkButton';
import { PageHeader } from './PageHeader';

const meta = {
  component: PageHeader,
  args: {
    overline: 'Entreprise',
    title: 'Nous faisons sortir les gens de chez eux',
    lead: 'Lively est une équipe de vingt personnes, à Paris et ailleurs, qui préfère les salles pleines aux écrans allumés.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const WithArt: Story = {
  args: { art: <EventPoster category="leisure" seed="a-propos" /> },
};

export const WithActions: Story = {
  args: {
    art: <EventPoster category="sport" seed="carrieres" />,
    actions: (
      <>
        <LinkButton href="#postes" size="large">
          Voir les postes
        </LinkButton>
        <LinkButton href="#equipe" size="large" weight="regular">
          Rencontrer l’équipe
        </LinkButton>
      </>
    ),
  },
};

export const TitleOnly: Story = { args: { overline: undefined, lead: undefined, title: 'Mes sorties' } };

/** A title that names the page. */
export const Do: Story = {};

/** A greeting, which does not name the page. */
export const Dont: Story = { args: { overline: undefined, title: 'Bienvenue !' } };

export const LongText: Story = {
  args: {
    art: <EventPoster category="culture" seed="long" />,
    title: 'Conditions générales d’utilisation et politique de confidentialité',
    lead: 'Ce que nous savons de vous, pourquoi nous le savons, combien de temps nous le gardons et comment nous le faire oublier : en quatre pages, sans renvoi en bas de page et sans autre jargon que celui que la loi nous impose.',
  },
};

export const Keyboard: Story = {
  ...WithActions,
  play: pressKeys(linkKeys()),
};
