import type { Commune } from '@lively/engine/communes';
import { redirectDelay } from '@lively/engine/constants';
import type { EventEditingServices } from '@lively/machines';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

type Opened = Awaited<ReturnType<typeof renderRoute>>;

async function fill({ user }: Opened) {
  await user.type(await screen.findByLabelText(t('eventForm:fields.title')), 'Bal du quartier');
  await user.selectOptions(screen.getByLabelText(t('eventForm:fields.category')), 'Musique');
  await user.type(screen.getByLabelText(t('eventForm:fields.location')), 'Lyon');
  await user.tab();
  // Typing into these fields goes through the browser's own date and time pickers.
  fireEvent.change(screen.getByLabelText(t('eventForm:fields.date')), { target: { value: '2099-07-14' } });
  fireEvent.change(screen.getByLabelText(t('eventForm:fields.time')), { target: { value: '21:00' } });
}

const submit = ({ user }: Opened) => user.click(screen.getByRole('button', { name: t('eventForm:create.submit') }));

test('a visitor is led to the sign-in page with a return path', async () => {
  const { shownPath } = await renderRoute('/create-event');
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?redirect=%2Fcreate-event');
});

test('an incomplete form shows its errors and is not stored', async () => {
  const saveEvent = vi.fn(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await screen.findByLabelText(t('eventForm:fields.title'));
  await submit(opened);
  await findToast('Veuillez remplir tous les champs obligatoires');
  const summary = screen.getByText('5 champs à corriger').parentElement as HTMLElement;
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Titre', 'Catégorie', 'Ville', 'Date', 'Heure']);
  expect(saveEvent).not.toHaveBeenCalled();
});

test('an unreadable date and end time show errors, and the event is not stored', async () => {
  const saveEvent = vi.fn(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await fill(opened);
  for (const field of [
    screen.getByLabelText(t('eventForm:fields.date')),
    screen.getByLabelText(startsWith(t('eventForm:fields.endTime'))),
  ]) {
    fireEvent.change(field, { target: { value: '' } });
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.blur(field);
  }
  await submit(opened);
  expect((await screen.findAllByText(/^Ce jour n’existe pas/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(startsWith(t('eventForm:fields.endTime')))).toHaveAccessibleDescription(
    /^Indiquez les heures et les minutes, de 00:00 à 23:59\./,
  );
  expect(saveEvent).not.toHaveBeenCalled();
});

test('a year of five digits shows that a year has four', async () => {
  const saveEvent = vi.fn(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await fill(opened);
  fireEvent.change(screen.getByLabelText(t('eventForm:fields.date')), { target: { value: '12026-05-03' } });
  await submit(opened);
  expect(await screen.findByText(/^Vérifiez l’année\s: elle a quatre chiffres/)).toBeInTheDocument();
  expect(screen.queryByText(/^Ce jour n’existe pas/)).not.toBeInTheDocument();
  expect(saveEvent).not.toHaveBeenCalled();
});

test('errors are listed in the order of the fields', async () => {
  const opened = await renderRoute('/create-event', { user: lea });
  await fill(opened);
  await opened.user.type(screen.getByLabelText(startsWith(t('eventForm:fields.ticketUrl'))), 'billets');
  await opened.user.type(screen.getByLabelText(/^Nombre maximal/), '0');
  await opened.user.tab();
  await submit(opened);
  const summary = (await screen.findByText('2 champs à corriger')).parentElement as HTMLElement;
  const fields = within(summary)
    .getAllByRole('link')
    .map((link) => document.getElementById(String(link.getAttribute('href')).slice(1)) as HTMLElement);
  expect(fields).toHaveLength(2);
  expect(fields).toEqual(Array.from(document.querySelectorAll('[aria-invalid="true"]')));
  expect(fields[0]).toHaveFocus();
});

test('both link fields describe the start of a valid URL', async () => {
  await renderRoute('/create-event', { user: lea });
  for (const name of [/^Lien de billetterie/, /^Site de l’organisateur/])
    expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(t('eventForm:hints.ticketUrl'));
});

test('the hint and the error of the picture contain the same formats', async () => {
  const opened = await renderRoute('/create-event', { user: lea });
  const field = await screen.findByLabelText(/^Image/);
  expect(field).toHaveAccessibleDescription(/^PNG, JPG, GIF, WebP ou AVIF, jusqu’à 10\sMo$/);
  await opened.user.upload(field, new File(['texte'], 'affiche.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF\./),
  );
});

test('an added date describes its required fields, and its errors contain its number', async () => {
  const opened = await renderRoute('/create-event', { user: lea });
  await screen.findByLabelText(t('eventForm:fields.title'));
  await opened.user.click(screen.getByRole('button', { name: t('eventForm:otherDates.add'), hidden: true }));
  expect(screen.getByText(t('eventForm:otherDates.needs'))).toBeInTheDocument();
  expect(screen.queryByText(/^Tout est facultatif/)).not.toBeInTheDocument();
  await submit(opened);
  expect(await screen.findByRole('link', { name: 'Date 2, Date' })).toBeInTheDocument();
});

test('the city field suggests communes for the typed text', async () => {
  const { user } = await renderRoute('/create-event', { user: lea });
  await user.type(await screen.findByLabelText(t('eventForm:fields.location')), 'cah');
  await user.click(await screen.findByRole('option', { name: /^Cahors/ }));
  expect(screen.getByLabelText(t('eventForm:fields.location'))).toHaveValue('Cahors');
});

const communes = {
  readShard: async () => [
    toCommune('93048', 'Montreuil', 'Seine-Saint-Denis', '93100'),
    toCommune('85148', 'Montreuil', 'Vendée', '85200'),
    toCommune('93001', 'Aubervilliers', 'Seine-Saint-Denis', '93300'),
  ],
};

function toCommune(code: string, name: string, department: string, postalCode: string): Commune {
  return {
    code,
    name,
    department: { code: code.slice(0, 2), name: department },
    postalCodes: [postalCode],
    population: Number(code),
  };
}

test('a commune that shares its name is chosen from the list, and saved with its department', async () => {
  const saveEvent = vi.fn<EventEditingServices['saveEvent']>(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, communes, eventEditing: { saveEvent } });
  await fill(opened);
  const field = screen.getByLabelText(t('eventForm:fields.location'));
  await opened.user.clear(field);
  await opened.user.type(field, 'Montreuil');
  await opened.user.click(await screen.findByRole('option', { name: /Seine-Saint-Denis/ }));
  expect(field).toHaveValue('Montreuil (93)');
  expect(field).toHaveAccessibleDescription(t('eventForm:hints.location'));
  await submit(opened);
  await waitFor(() => expect(saveEvent).toHaveBeenCalled());
  expect(saveEvent.mock.lastCall?.[0].fields.location).toBe('Montreuil (93)');
});

test('a typed name that several communes share is asked about, unless the address has a postal code', async () => {
  const { user } = await renderRoute('/create-event', { user: lea, communes });
  const field = await screen.findByLabelText(t('eventForm:fields.location'));
  await user.type(field, 'Montreuil');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(t('eventForm:communes.which')));
  const address = screen.getByLabelText(`${t('eventForm:fields.fullAddress')} ${t('eventForm:optional')}`);
  await user.type(address, '12 rue de Paris, 93100 Montreuil');
  expect(field).toHaveAccessibleDescription(t('eventForm:hints.location'));
  await user.clear(address);
  await user.click(screen.getByRole('button', { name: /^Vendée/ }));
  expect(field).toHaveValue('Montreuil (85)');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Vendée/ })).not.toBeInTheDocument();
});

test('the nearest name of a misspelt commune is offered, and any text is kept', async () => {
  const { user } = await renderRoute('/create-event', { user: lea, communes });
  const field = await screen.findByLabelText(t('eventForm:fields.location'));
  await user.type(field, 'Aubervillers');
  await user.tab();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      t('eventForm:communes.misspelt', {
        names: t('eventForm:communes.department', { name: 'Aubervilliers', code: '93' }),
      }),
    ),
  );
  expect(field).toHaveValue('Aubervillers');
  await user.click(screen.getByRole('button', { name: /^Aubervilliers/ }));
  expect(field).toHaveValue('Aubervilliers (93)');
  await user.clear(field);
  await user.type(field, 'Zanzibar');
  await user.tab();
  expect(field).toHaveValue('Zanzibar');
  expect(field).toHaveAccessibleDescription(t('eventForm:communes.unknown'));
});

test.each([
  ['Paris 18e', 'Paris 18e'],
  ['paris 18', 'Paris 18e'],
  ['Lyon 1er', 'Lyon 1er'],
  ['Marseille 1ᵉʳ arrondissement', 'Marseille 1er'],
])('the city field knows the district «%s»', async (typed, name) => {
  const { user } = await renderRoute('/create-event', { user: lea });
  const field = await screen.findByLabelText(t('eventForm:fields.location'));
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: startsWith(name) }));
  expect(field).toHaveValue(name);
  expect(screen.queryByText(t('eventForm:communes.unknown'))).not.toBeInTheDocument();
});

test('the required fields come first, and folded blocks show a summary of their values', async () => {
  const { user } = await renderRoute('/create-event', { user: lea });
  await screen.findByLabelText(t('eventForm:fields.title'));
  const names = [...document.querySelectorAll<HTMLInputElement>('main form [name]')].map(({ name }) => name);
  const firstNames = [...new Set(names)].slice(0, 6);
  expect(firstNames).toEqual(['title', 'attendance', 'category', 'location', 'date', 'time']);
  const fold = screen.getByText(t('eventForm:folds.price.title')).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent(t('eventForm:folds.price.empty'));
  await user.type(screen.getByLabelText(startsWith(t('eventForm:fields.price'))), 'Prix libre');
  await user.type(screen.getByLabelText(startsWith(t('eventForm:fields.ticketUrl'))), 'https://www.weezevent.com/bal');
  expect(fold).toHaveTextContent('Prix libre, billetterie : weezevent.com');
});

test('the preview of the card follows the typed values', async () => {
  const { user } = await renderRoute('/create-event', { user: lea });
  await user.selectOptions(await screen.findByLabelText(t('eventForm:fields.category')), 'Musique');
  await user.type(screen.getByLabelText(t('eventForm:fields.title')), 'Bal du quartier');
  const card = document.querySelector('[inert] article');
  expect(card).toHaveTextContent('Bal du quartier');
  expect(card?.querySelector('svg')).toBeInTheDocument();
  expect(card?.closest('[aria-live], [role=status]')).toBeNull();
});

test('an event is stored once, then the home page opens', async () => {
  const saveEvent = vi.fn(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await fill(opened);
  await submit(opened);
  await findToast('Événement créé !');
  expect(screen.getByRole('button', { name: t('eventForm:create.saved') })).not.toHaveAttribute('aria-busy');
  await waitFor(() => expect(opened.shownPath()).toBe('/'));
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      isNew: true,
      fields: expect.objectContaining({ title: 'Bal du quartier', category: 'music', date: '2099-07-14' }),
    }),
    expect.any(AbortSignal),
  );
});

test('an event online has a link instead of a city, which stays typed', async () => {
  const saveEvent = vi.fn(async () => {});
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await fill(opened);
  const { user } = opened;
  await user.click(screen.getByRole('radio', { name: t('eventForm:attendance.online') }));
  expect(screen.queryByLabelText(t('eventForm:fields.location'))).not.toBeInTheDocument();
  expect(document.querySelector('[name="fullAddress"]')).toBeNull();
  await submit(opened);
  const link = await screen.findByRole('textbox', { name: t('eventForm:link.online') });
  expect(link).toHaveAccessibleDescription(/^Indiquez le lien par lequel on participe/);
  expect(link).toBeRequired();
  expect(screen.getByText(t('eventForm:folds.price.title')).closest('details')).not.toHaveAttribute('open');
  expect(saveEvent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: t('eventForm:attendance.hybrid') }));
  expect(screen.getByLabelText(t('eventForm:fields.location'))).toHaveValue('Lyon');
  expect(screen.getByLabelText(startsWith(t('eventForm:link.hybrid')))).not.toBeRequired();
  await user.click(screen.getByRole('radio', { name: t('eventForm:attendance.online') }));
  await user.type(screen.getByLabelText(t('eventForm:link.online')), 'https://bal.example/direct');
  await submit(opened);
  await findToast('Événement créé !');
  const fields = { attendance: 'online', location: 'En ligne', venue: null, ticketUrl: 'https://bal.example/direct' };
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fields: expect.objectContaining(fields) }),
    expect.any(AbortSignal),
  );
});

test('the redirect can be turned off before the form is sent', async () => {
  const opened = await renderRoute('/create-event', { user: lea });
  await fill(opened);
  await opened.user.click(screen.getByRole('checkbox', { name: t('eventForm:create.leaving') }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await submit(opened);
  await findToast('Événement créé !');
  act(() => void vi.advanceTimersByTime(10 * redirectDelay));
  expect(opened.shownPath()).toBe('/create-event');
  expect(screen.queryByRole('button', { name: t('eventForm:stay') })).toBeNull();
  expect(screen.getByRole('link', { name: t('eventForm:view') })).toBeVisible();
});

test('the redirect does not replace a page that the user has opened after saving', async () => {
  const opened = await renderRoute('/create-event', { user: lea });
  await fill(opened);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await submit(opened);
  await findToast('Événement créé !');
  act(() => void opened.router.navigate('/explore'));
  expect(opened.router.state.navigation.state).toBe('loading');
  act(() => void vi.advanceTimersByTime(redirectDelay));
  await waitFor(() => expect(opened.router.state.navigation.state).toBe('idle'));
  expect(opened.shownPath()).toBe('/explore');
});

test('a failed request keeps the typed text, and the same event is sent again', async () => {
  const saveEvent = vi
    .fn<EventEditingServices['saveEvent']>()
    .mockRejectedValueOnce(new Error('The answer was lost.'))
    .mockResolvedValueOnce();
  const opened = await renderRoute('/create-event', { user: lea, eventEditing: { saveEvent } });
  await fill(opened);
  await submit(opened);
  await findToast(t('eventForm:toast.saveFailed'));
  expect(screen.getByLabelText(t('eventForm:fields.title'))).toHaveValue('Bal du quartier');
  await submit(opened);
  await findToast('Événement créé !');
  expect(screen.getByRole('button', { name: t('eventForm:create.saved') })).not.toHaveAttribute('aria-busy');
  const [first, second] = saveEvent.mock.calls;
  expect(second?.[0]).toEqual(first?.[0]);
});
