import { beforeEach, expect, test } from 'vitest';
import { hang, jazz, lea } from '../test/createTestBackend';
import { fakeTime, passDeadline } from '../test/passDeadline';
import { renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

beforeEach(fakeTime);

const session = { sessions: { watchSession: () => () => {} } };
const unread = 'Nous n’arrivons pas à vérifier votre session';
const noEvents = 'Erreur lors du chargement des événements';

test.each([
  ['/explore', 'Chargement des événements…', noEvents, { events: { explore: hang } }],
  [`/event/${jazz.id}`, 'Chargement de l’événement…', noEvents, { events: { findEvent: hang } }],
  ['/', 'Chargement des événements…', noEvents, { user: lea, events: { explore: hang } }],
  ['/events', 'Chargement de vos recommandations…', noEvents, { user: lea, events: { listCandidates: hang } }],
  [
    '/my-events',
    'Mes sorties',
    'Impossible de charger vos achats',
    { user: lea, myEvents: { listPurchasedEvents: hang } },
  ],
  [
    '/my-events?tab=favourites',
    'Mes sorties',
    'Impossible de charger vos favoris',
    { user: lea, myEvents: { listFavouriteEvents: hang } },
  ],
  ['/my-events?tab=created', 'Mes sorties', noEvents, { user: lea, myEvents: { listCreatedEvents: hang } }],
  [
    '/profile',
    'Chargement du profil…',
    'Impossible de charger votre profil',
    { user: lea, profile: { readProfile: hang } },
  ],
  [`/event/${jazz.id}/edit`, 'Chargement de l’événement…', noEvents, { user: lea, events: { findEvent: hang } }],
  ['/events', 'Chargement…', unread, { user: lea, ...session }],
  ['/my-events', 'Chargement…', unread, { user: lea, ...session }],
  ['/profile', 'Chargement…', unread, { user: lea, ...session }],
  ['/create-event', 'Chargement…', unread, { user: lea, ...session }],
  [`/event/${jazz.id}/edit`, 'Chargement…', unread, { user: lea, ...session }],
])(
  '%s without an answer shows an error after ten seconds: «%s», then «%s», with a retry',
  async (path, waiting, failed, options) => {
    const { page } = await renderRoute(path, options);
    expect(await page().findByText(waiting)).toBeInTheDocument();
    expect(page().queryByText(failed)).not.toBeInTheDocument();
    await passDeadline();
    expect(await page().findByText(failed)).toBeInTheDocument();
    expect(page().getByRole('button', { name: t('common:retry') })).toBeInTheDocument();
    expect(page().getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/. · Lively$/);
  },
);

test('the home page shows the landing page if the session cannot be read', async () => {
  const { page } = await renderRoute('/', { user: lea, ...session });
  expect(await page().findByText(t('common:loading'))).toBeInTheDocument();
  await passDeadline();
  expect((await page().findAllByRole('link', { name: 'Nuit du jazz' }))[0]).toBeInTheDocument();
});

test('a sign-in without an answer shows an error after ten seconds and keeps the typed text', async () => {
  const { user, page } = await renderRoute('/auth', { authForms: { logIn: hang } });
  await user.type(await page().findByLabelText(startsWith(t('auth:fields.email'))), 'lea@exemple.fr');
  await user.type(page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await user.click(page().getByRole('button', { name: t('auth:submits.login') }));
  await passDeadline();
  expect(await page().findByRole('alert')).toHaveTextContent(/^Le service ne répond pas/);
  expect(page().getByLabelText(startsWith(t('auth:fields.password')))).toHaveValue('une nuit de jazz');
});

test('the link of a mail without an answer leads to the sign-in page with a message', async () => {
  const { page } = await renderRoute('/?code=c0de', { sessions: { exchangeCode: hang } });
  expect(await page().findByText(t('common:loading'))).toBeInTheDocument();
  await passDeadline();
  expect(await page().findByRole('alert')).toHaveTextContent(/^Le service ne répond pas/);
});

test('a form of a public page without an answer shows an error after ten seconds and keeps the typed text', async () => {
  const { user, page } = await renderRoute('/contact', { forms: { sendContactMessage: hang } });
  await user.type(await page().findByLabelText(startsWith('Votre nom')), 'Zoé');
  await user.type(page().getByLabelText(startsWith('Votre adresse email')), 'zoe@exemple.fr');
  await user.type(page().getByLabelText(startsWith('Sujet')), 'Affiches');
  await user.type(page().getByLabelText(startsWith('Message')), 'Une question.');
  await user.click(page().getByRole('button', { name: 'Envoyer le message' }));
  await passDeadline();
  expect(await page().findByText('Votre message n’a pas été envoyé')).toBeInTheDocument();
  expect(page().getByLabelText(startsWith('Message'))).toHaveValue('Une question.');
});
