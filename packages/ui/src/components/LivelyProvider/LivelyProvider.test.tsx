import { act, forwardRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../conformance/describeConformance';
import { BookingCard } from '../BookingCard/BookingCard';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { EventCard } from '../EventCard/EventCard';
import { Footer } from '../Footer/Footer';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher';
import { LinkButton } from '../LinkButton/LinkButton';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import { ReasonList } from '../ReasonList/ReasonList';
import { SkipLink } from '../SkipLink/SkipLink';
import { TabLinks } from '../TabLinks/TabLinks';
import { Toast } from '../Toast/Toast';
import { type LinkProps, LivelyProvider } from './LivelyProvider';

const MarkedLink = forwardRef<HTMLAnchorElement, LinkProps>(function MarkedLink({ href, ...props }, ref) {
  return <a {...props} ref={ref} href={href} data-marked={href} />;
});

const links = [{ label: 'Explorer', href: '/explorer' }];
const noop = () => undefined;

const linking: Record<string, ReactElement> = {
  BookingCard: (
    <BookingCard
      label="Réserver"
      price="32 €"
      action={{ label: 'Billet', href: 'https://billet.example', newTabLabel: 'nouvel onglet' }}
      detour={{ text: 'Bloqué.', link: { label: 'Ouvrir', href: 'https://billet.example', newTabLabel: 'onglet' } }}
      links={[{ label: 'Agenda', icon: 'calendar', href: '/e.ics', download: 'e.ics' }]}
    />
  ),
  Breadcrumbs: <Breadcrumbs label="Fil" trail={links} current="Ici" />,
  EventCard: <EventCard href="/e/1" title="Nuit" category="music" categoryLabel="Musique" place="Paris" />,
  Footer: (
    <Footer
      label="Bas"
      name="Lively"
      tagline="Sortir"
      place="Paris"
      columns={[{ title: 'Aide', links }]}
      social={links}
      legal="©"
    />
  ),
  FormErrorSummary: (
    <FormErrorSummary
      title="2 erreurs"
      errors={[
        { fieldId: 'a', message: 'A' },
        { fieldId: 'b', message: 'B' },
      ]}
    />
  ),
  LanguageSwitcher: (
    <LanguageSwitcher label="Langue" current="fr" languages={[{ code: 'en', name: 'English', href: '/en' }]} />
  ),
  LinkButton: <LinkButton href="/aide">Aide</LinkButton>,
  NavigationBar: (
    <NavigationBar
      labels={{ navigation: 'Navigation', menu: 'Menu' }}
      home={{ name: 'Lively', label: 'Lively, accueil', href: '/' }}
      links={links}
    />
  ),
  ProfileMenu: <ProfileMenu name="Nina" links={links} signOut={{ label: 'Sortir', onPress: noop }} />,
  ReasonList: (
    <ReasonList title="Pourquoi" reasons={[]} totalLabel="Score" explanation={{ label: 'Règles', href: '/regles' }} />
  ),
  SkipLink: <SkipLink href="#main">Contenu</SkipLink>,
  TabLinks: <TabLinks label="Vues" tabs={links} />,
  Toast: (
    <Toast
      toast={{ title: 'Connexion requise', tone: 'neutral', action: { label: 'Se connecter', href: '/auth' } }}
      onClose={noop}
      labels={{ region: 'Notifications', close: 'Fermer' }}
    />
  ),
};

describe('LivelyProvider', () => {
  it.each(Object.entries(linking))('renders every link of %s with its link component', (_, element) => {
    show(<LivelyProvider link={MarkedLink}>{element}</LivelyProvider>);
    const anchors = [...document.querySelectorAll('a')];
    expect(anchors.length).toBeGreaterThan(0);
    expect(anchors.filter((anchor) => anchor.dataset.marked !== anchor.getAttribute('href'))).toEqual([]);
  });

  it('passes the handler and the ref to its link component', () => {
    const onOpen = vi.fn((event?: unknown) => event);
    const ref = vi.fn();
    show(
      <LivelyProvider link={MarkedLink}>
        <LinkButton ref={ref} href="#aide" onClick={onOpen}>
          Aide
        </LinkButton>
      </LivelyProvider>,
    );
    const anchor = document.querySelector('a');
    act(() => anchor?.click());
    expect(onOpen).toHaveBeenCalledOnce();
    expect(ref).toHaveBeenCalledWith(anchor);
  });

  it('renders plain links without a link component, and works on a server', () => {
    const card = linking.EventCard;
    expect(renderToString(<LivelyProvider>{card}</LivelyProvider>)).toContain('href="/e/1"');
    expect(renderToString(card)).not.toContain('data-marked');
    expect(renderToString(<LivelyProvider link={MarkedLink}>{card}</LivelyProvider>)).toContain('data-marked="/e/1"');
  });
});
