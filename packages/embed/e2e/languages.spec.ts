import { expect, list, one, test } from './partnerTest.ts';
import { backend } from './ports.ts';
import { idOf, rows } from './rows.ts';

const languages = [
  {
    language: 'fr',
    category: 'Musique',
    place: 'Vieux-Port · Marseille · vendredi 18 décembre 2026 · 18:00 · heure\u00A0: France · seule date',
    ticket: 'Billets',
    empty: 'Aucun événement trouvé',
    failed: 'Erreur lors du chargement des événements',
    retry: 'Réessayer',
    count: '6 sur 7 événements · Voir tout',
    reasons: '+50 Sport · +30 Toulouse, 0 km · +15 dans 7 jours · +10 18\u202f000 participants',
  },
  {
    language: 'en',
    category: 'Music',
    place: 'Vieux-Port · Marseille · Friday, 18 December 2026 · 18:00 · CET · one date only',
    ticket: 'Tickets',
    empty: 'No events found',
    failed: 'Error loading events',
    retry: 'Try again',
    count: '6 of 7 events · See all',
    reasons: '+50 Sport · +30 Toulouse, 0 km · +15 in 7 days · +10 18,000 participants',
  },
  {
    language: 'es',
    category: 'Música',
    place: 'Vieux-Port · Marseille · viernes, 18 de diciembre de 2026 · 18:00 · CET · única fecha',
    ticket: 'Entradas',
    empty: 'No hay eventos',
    failed: 'Error al cargar los eventos',
    retry: 'Reintentar',
    count: '6 de 7 eventos · Ver todo',
    reasons: '+50 Deporte · +30 Toulouse, 0 km · +15 dentro de 7 días · +10 18.000 participantes',
  },
];

for (const { language, category, place, ticket, empty, failed, retry, count, reasons } of languages) {
  test(`every state of the widget uses the language of the page: ${language}`, async ({ open, page, widget }) => {
    const html = `lang="${language}"`;
    await open({ html, body: one(idOf(24)) });
    await expect(widget.locator('[part=place]')).toHaveText(place);
    await expect(widget.getByRole('link', { name: ticket })).toBeVisible();
    await expect(widget.locator('[part=root]')).toHaveAttribute('lang', language);

    await open({ html, body: list() });
    await expect(widget.getByRole('status')).toHaveText(count);
    await expect(widget.locator('[part=category]').nth(1)).toHaveText(category);
    await open({ html, body: list('tags="sport" near="Toulouse"') });
    await expect(widget.locator('[part=reasons]').first()).toHaveText(reasons);
    await open({ html, body: list('', 'none.json') });
    await expect(widget.getByRole('status')).toHaveText(empty);
    await open({ html, body: list('', 'failing.json') });
    await expect(widget.getByRole('status')).toHaveText(failed);
    await expect(page.getByRole('button', { name: retry })).toBeVisible();
  });
}

test('texts of an event are marked as French on a page in another language, and no paragraph is empty', async ({
  open,
  widget,
}) => {
  await open({ html: 'lang="en"', body: list('layout="grid"') });
  await expect(widget.locator('[part=open]').first()).toHaveAttribute('lang', 'fr');
  await expect(widget.locator('[part=place] bdi').first()).toHaveAttribute('lang', 'fr');
  await expect(widget.locator('p:empty')).toHaveCount(0);
  await open({ html: 'lang="en"', body: one(idOf(24)) });
  await expect(widget.locator('[part=open]')).toHaveAttribute('lang', 'fr');
  await expect(widget.locator('p:empty')).toHaveCount(0);
  await open({ html: 'lang="en"', body: list('', 'never.json') });
  await expect(widget.locator('[inert] li').first()).toBeAttached();
  await expect(widget.locator('p:empty')).toHaveCount(0);
});

test('a price in the language of the widget is not marked as French', async ({ open, page, widget }) => {
  const written = [{ ...rows[0], price: '32\u00A0€' }];
  await page.route(`${backend}/written.json`, (route) =>
    route.fulfill({ json: written, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await open({ html: 'lang="es"', body: list('', 'written.json') });
  // While the data loads, there are six empty cards.
  await expect(widget.locator('[part=price] bdi')).toHaveText(['32\u00A0€']);
  await expect(widget.locator('[part=price] bdi')).not.toHaveAttribute('lang');
});

test('the attribute lang overrides the language of the page, until it is removed', async ({ open, widget }) => {
  await open({ html: 'lang="en-GB"', body: list('lang="es"') });
  await expect(widget.locator('[part=category]').first()).toHaveText('Deporte');
  await widget.evaluate((element) => element.removeAttribute('lang'));
  await expect(widget.locator('[part=root]')).toHaveAttribute('lang', 'en');
});

test.describe('the language of a widget in a Spanish browser', () => {
  test.use({ locale: 'es-ES' });

  test('is Spanish if the page has no language', async ({ open, widget }) => {
    await open({ html: '', body: list() });
    await expect(widget.locator('[part=category]').first()).toHaveText('Deporte');
  });

  test('is French if Lively does not support the language of the page', async ({ open, widget }) => {
    await open({ html: 'lang="de"', body: list() });
    await expect(widget.locator('[part=root]')).toHaveAttribute('lang', 'fr');
  });
});
