import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '../../components/Footer/Footer';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { NavigationBar } from '../../components/NavigationBar/NavigationBar';
import { Spinner } from '../../components/Spinner/Spinner';
import { sampleText } from '../../docs/translateArgs';
import { FailureScreen } from '../FailureScreen/FailureScreen';
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen';
import { PageFrame } from './PageFrame';

const navigation = (
  <NavigationBar
    labels={{ navigation: 'Navigation principale', menu: 'Menu' }}
    home={{ name: 'Lively', label: 'Lively, accueil', href: '#/' }}
    links={[
      { label: 'Explorer', href: '#/explore', current: true },
      { label: 'Pour vous', href: '#/events' },
      { label: 'Créer', href: '#/create-event' },
    ]}
    account={<LinkButton href="#/auth">Se connecter</LinkButton>}
  />
);

const footer = (
  <Footer
    label="Pied de page"
    name="Lively"
    tagline="Il se passe toujours quelque chose près de chez vous."
    place="Paris"
    columns={[
      { title: 'Produit', links: [{ label: 'Explorer', href: '#/explore' }] },
      { title: 'Entreprise', links: [{ label: 'À propos', href: '#/about' }] },
      { title: 'Aide', links: [{ label: 'Questions fréquentes', href: '#/faq' }] },
      { title: 'Légal', links: [{ label: 'Mentions légales', href: '#/mentions-legales' }] },
    ]}
    social={[{ label: 'Mastodon', href: '#mastodon' }]}
    legal="© 2026 Lively"
  />
);

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'Aller au contenu',
    navigation,
    children: (
      <NotFoundScreen
        title="Oups ! Page introuvable"
        text="L’affiche s’est décollée, ou n’a jamais été collée là."
        code="404"
        home={{ label: 'Revenir à l’accueil', href: '#/' }}
      />
    ),
    footer,
  },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sampleText('Aller au contenu') })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

/** The footer is hidden while the page loads, because it would jump. */
export const Loading: Story = {
  args: { children: <Spinner label="Chargement de la page…" fillsPage size="large" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Lively')).not.toBeVisible();
  },
};

/** The session is not known yet. */
export const SessionOverdue: Story = {
  args: {
    children: (
      <FailureScreen
        title="Nous n’arrivons pas à vérifier votre session"
        text="Réessayez dans un instant."
        retryLabel="Réessayer"
      />
    ),
    footer: undefined,
  },
};

/** The main part grows, so that the footer is at the bottom of a short page. */
export const Short: Story = {
  args: { children: <p>Oups ! Page introuvable</p> },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('contentinfo').getBoundingClientRect().bottom;
    await expect(end).toBeGreaterThanOrEqual(innerHeight);
    await expect(canvas.getByText('© 2026 Lively')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    skipLabel: 'Passer la navigation et aller directement au contenu de la page',
    children: <p>{'Une page dont le texte se prolonge bien après la fin de l’écran. '.repeat(80)}</p>,
  },
};
