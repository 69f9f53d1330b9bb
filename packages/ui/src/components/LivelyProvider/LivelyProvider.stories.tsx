import type { Meta, StoryObj } from '@storybook/react-vite';
import { forwardRef, type MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { linkKeys } from '../../docs/keyboard/elementKeys';
import { pressKeys } from '../../docs/keyboard/pressKeys';
import { sampleText } from '../../docs/translateArgs';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { EventCard } from '../EventCard/EventCard';
import { LinkButton } from '../LinkButton/LinkButton';
import { type LinkProps, LivelyProvider } from './LivelyProvider';

const navigate = fn();

/** An adapter for a router: it handles the paths of the site and leaves other URLs to the browser. */
const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink({ href, onClick, ...props }, ref) {
  const isOwn = href.startsWith('/') && !props.target && props.download === undefined;
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isOwn) return;
    event.preventDefault();
    navigate(href);
  }
  return <a {...props} ref={ref} href={href} onClick={follow} />;
});

/** The code of an application with React Router. The snippet printer cannot print an adapter. */
const inRouter = {
  docs: {
    source: {
      code: `import { Breadcrumbs, LivelyProvider, type LinkProps } from '@lively/ui';
import { Link } from 'react-router-dom';

function RouterLink({ href, ...props }: LinkProps) {
  return href.startsWith('/') && !props.target ? <Link {...props} to={href} /> : <a {...props} href={href} />;
}

export function App() {
  return (
    <LivelyProvider link={RouterLink}>
      <Breadcrumbs label="Fil d’Ariane" trail={[{ label: 'Explorer', href: '/explorer' }]} current="Nina Simone" />
    </LivelyProvider>
  );
}`,
    },
  },
};

const meta: Meta<typeof LivelyProvider> = {
  component: LivelyProvider,
  args: {
    link: RouterLink,
    children: (
      <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '22rem' }}>
        <Breadcrumbs label="Fil d’Ariane" trail={[{ label: 'Explorer', href: '/explorer' }]} current="Nina Simone" />
        <EventCard
          href="/evenements/17"
          title="Nuit Nina Simone, l’intégrale au piano"
          category="music"
          categoryLabel="Musique"
          place="Le Trianon, Paris 18e"
        />
        <LinkButton href="https://www.letrianon.fr" newTabLabel="nouvel onglet">
          Site de la salle
        </LinkButton>
      </div>
    ),
  },
  beforeEach: () => void navigate.mockClear(),
};

export default meta;
type Story = StoryObj<typeof LivelyProvider>;

/** The router handles the links of the site, the browser handles links to other sites. */
export const WithRouter: Story = {
  parameters: inRouter,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Nuit Nina Simone, l’intégrale au piano') }));
    await expect(navigate).toHaveBeenLastCalledWith('/evenements/17');
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Explorer') }));
    await expect(navigate).toHaveBeenLastCalledWith('/explorer');
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(sampleText('Site de la salle')) }));
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

/** Without an adapter, links are plain `<a>`. */
export const WithoutRouter: Story = {
  args: { link: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: sampleText('Explorer') }));
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** One provider around the whole application. */
export const Do: Story = { parameters: inRouter };

/** No `link` in an application with a router: every link reloads the page. */
export const Dont: Story = { args: { link: undefined } };

export const LongText: Story = {
  parameters: inRouter,
  args: {
    children: (
      <LinkButton href="/aide">
        Tout ce qu’il faut savoir avant de proposer votre premier événement, de la photo à la billetterie
      </LinkButton>
    ),
  },
};

export const Keyboard: Story = {
  parameters: inRouter,
  play: pressKeys(linkKeys()),
};
