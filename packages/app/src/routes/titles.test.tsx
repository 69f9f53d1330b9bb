import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lea } from '../test/createTestBackend';
import { renderRoute } from '../test/renderRoute';

test.each([
  ['/my-events', 'Billets, Mes sorties'],
  ['/my-events?tab=favourites', 'Favoris, Mes sorties'],
  ['/my-events?tab=searches', 'Recherches, Mes sorties'],
  ['/my-events?tab=created', 'Mes créations, Mes sorties'],
  ['/profile', 'À venir, Profil'],
  ['/profile?tab=past', 'Passées, Profil'],
  ['/profile?tab=settings', 'Réglages, Profil'],
  ['/messages', 'Contact, Messages'],
  ['/messages?form=applications', 'Candidatures, Messages'],
])('the document of a tab, %s, has the title « %s »', async (path, title) => {
  await renderRoute(path, { user: lea });
  await waitFor(() => expect(document.title).toBe(`${title} · Lively`));
});

test.each([
  ['/explore?q=jazz', '« jazz », Explorer'],
  ['/explore?category=music&city=Lyon', 'Lyon, Musique, Explorer'],
  ['/explore?q=jazz&price=0&sort=date', '« jazz », Gratuit, Explorer'],
  ['/explore?commune=46042', 'Cahors, 20 km, Explorer'],
  ['/faq?q=billet&category=payment', '« billet », Paiement, Questions fréquentes'],
  ['/help?q=billet', '« billet », Centre d’aide'],
  ['/careers?department=tech', 'Technique, Nous rejoindre'],
])('the document of a filtered list, %s, has the title « %s »', async (path, title) => {
  await renderRoute(path);
  await waitFor(() => expect(document.title.replaceAll(/\s/g, ' ')).toBe(`${title} · Lively`));
});

test('the title of the document follows a filter that is removed', async () => {
  const { user } = await renderRoute('/explore?category=music&price=0');
  await waitFor(() => expect(document.title).toBe('Musique, Gratuit, Explorer · Lively'));
  // jsdom drops the space at the end of a hidden text.
  await user.click(screen.getByRole('link', { name: /^Retirer ?Gratuit$/ }));
  await waitFor(() => expect(document.title).toBe('Musique, Explorer · Lively'));
});
