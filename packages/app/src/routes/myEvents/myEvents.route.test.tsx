import type { EventId } from '@lively/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyEvent, OwnPurchaseServices } from '../../data/Backend';
import type { PublicationServices } from '../../data/Moderation';
import { football, hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const ticketOn = (title: string, date: string): MyEvent => ({
  ...jazz,
  id: `00000000-0000-4000-8000-${date.replaceAll('-', '').padStart(12, '0')}` as EventId,
  title,
  date,
  timings: [],
});

const titlesIn = (list: string) =>
  within(screen.getByRole('list', { name: list, hidden: true }))
    .getAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent);

test('a visitor is led to the sign-in page with a return path to the view', async () => {
  const { shownPath } = await renderRoute('/my-events?tab=created');
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?redirect=%2Fmy-events%3Ftab%3Dcreated');
});

test('shows a message while the view loads', async () => {
  await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents: hang } });
  await screen.findByText(t('common:loading'));
  expect(await screen.findByRole('heading', { level: 1, name: t('myEvents:title') })).toBeInTheDocument();
});

test.each([
  ['', 'Nuit du jazz', '1 billet'],
  ['?tab=favourites', 'Finale de quartier', '1 favori'],
  ['?tab=created', 'Nuit du jazz', '1 création'],
])('the view «%s» shows its events', async (search, title, count) => {
  const favourites = { listFavourites: async () => [football.id] };
  await renderRoute(`/my-events${search}`, { user: lea, favourites });
  expect(await screen.findByRole('link', { name: title })).toBeInTheDocument();
  expect(await screen.findByText(count)).toBeInTheDocument();
});

test.each([
  ['', 'Aucun billet pour l’instant', '/explore'],
  ['?tab=favourites', 'Aucun favori pour l’instant', '/explore'],
  ['?tab=created', 'Vous n’avez encore rien créé', '/create-event'],
])('the empty view «%s» shows a message and a link', async (search, title, href) => {
  const none = async () => [];
  const myEvents = { listPurchasedEvents: none, listFavouriteEvents: none, listCreatedEvents: none };
  await renderRoute(`/my-events${search}`, { user: lea, myEvents });
  const empty = (await screen.findByText(title)).parentElement;
  expect(empty?.querySelector('a')).toHaveAttribute('href', href);
});

test('a failed request for the tickets shows an error and can be repeated', async () => {
  const listPurchasedEvents = vi.fn(async () => [jazz]).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents } });
  expect(await screen.findByText('Impossible de charger vos achats')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});

test('coming tickets are in the order of their dates, and past ones are folded and counted separately', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const tickets = [
    ticketOn('Dans un mois', at(30)),
    ticketOn('Hier', at(-2)),
    ticketOn('Demain', at(2)),
    ticketOn('L’an dernier', at(-365)),
  ];
  await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents: async () => tickets } });
  expect(await screen.findByText('2 billets à venir · 2 billets passés')).toBeInTheDocument();
  expect(titlesIn('Billets')).toEqual(['Demain', 'Dans un mois']);
  expect(screen.getByText('2 billets passés', { selector: 'summary' }).closest('details')).not.toHaveAttribute('open');
  expect(titlesIn('2 billets passés')).toEqual(['Hier', 'L’an dernier']);
  expect(screen.queryByText(t('common:card.past'))).not.toBeInTheDocument();
});

test('a removed past favourite stays in the list and no longer counts', async () => {
  const over = { ...football, date: '2020-01-01', timings: [] };
  const { user } = await renderRoute('/my-events?tab=favourites', {
    user: lea,
    favourites: { listFavourites: async () => [jazz.id, football.id] },
    myEvents: { listFavouriteEvents: async () => [jazz, over] },
  });
  expect(await screen.findByText('1 favori à venir · 1 favori passé')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Finale de quartier/ }));
  expect(await screen.findByText('1 favori')).toBeInTheDocument();
  expect(screen.getByText('Finale de quartier')).toBeInTheDocument();
});

test('past events are unfolded if there are no others', async () => {
  const over = [ticketOn('Hier', '2020-01-01')];
  await renderRoute('/my-events?tab=created', { user: lea, myEvents: { listCreatedEvents: async () => over } });
  const label = await screen.findByText('1 création passée', { selector: 'summary' });
  expect(label.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('1 création passée', { selector: '[role=status]' })).toBeInTheDocument();
});

test('a ticket leads to its shop, its map and the calendar; a cancelled one to no calendar', async () => {
  const cancelled = { ...football, status: 'cancelled' as const };
  await renderRoute('/my-events', { user: lea, myEvents: { listPurchasedEvents: async () => [jazz, cancelled] } });
  const actionsFor = async (title: string) =>
    within(await screen.findByRole('list', { name: new RegExp(`^Actions pour «\\s${title}`) }));
  const actions = await actionsFor('Nuit du jazz');
  const linkTo = (name: string) => actions.getByRole('link', { name: new RegExp(`^${name}.*nouvel onglet`) });
  expect(linkTo(t('myEvents:actions.ticket'))).toHaveAttribute('href', jazz.ticketUrl);
  expect(linkTo(t('myEvents:actions.map'))).toHaveAttribute('target', '_blank');
  expect(actions.getByRole('button', { name: t('myEvents:actions.calendar') })).toBeInTheDocument();
  const without = await actionsFor('Finale de quartier');
  expect(without.queryByRole('button', { name: t('myEvents:actions.calendar') })).not.toBeInTheDocument();
});

test('a ticket that was not bought is removed from the list', async () => {
  let purchased = [jazz, football];
  const deletePurchase = vi.fn<OwnPurchaseServices['deletePurchase']>(async () => {
    purchased = [football];
  });
  const { user } = await renderRoute('/my-events', {
    user: lea,
    myEvents: { listPurchasedEvents: async () => purchased },
    purchases: { deletePurchase },
  });
  const actions = await screen.findByRole('list', { name: /^Actions pour «\sNuit du jazz\s»$/ });
  await user.click(within(actions).getByRole('button', { name: t('common:ticket.takeBack') }));
  const question = within(
    await screen.findByRole('alertdialog', { name: /^Retirer «\sNuit du jazz\s» de vos billets/ }),
  );
  expect(deletePurchase).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: t('myEvents:takeBack.confirm') }));
  await findToast(t('common:ticket.takenBack'));
  expect(deletePurchase).toHaveBeenCalledExactlyOnceWith(jazz.id, expect.any(AbortSignal));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nuit du jazz' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Finale de quartier' })).toHaveFocus());
  expect(screen.getByText('1 billet')).toBeInTheDocument();
});

test('a cancelled confirmation keeps the ticket', async () => {
  const deletePurchase = vi.fn<OwnPurchaseServices['deletePurchase']>();
  const { user } = await renderRoute('/my-events', { user: lea, purchases: { deletePurchase } });
  await user.click(await screen.findByRole('button', { name: t('common:ticket.takeBack') }));
  await user.click(await screen.findByRole('button', { name: t('myEvents:takeBack.keep') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(deletePurchase).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
});

test('a ticket that could not be removed stays with a message', async () => {
  const deletePurchase = vi.fn<OwnPurchaseServices['deletePurchase']>().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute('/my-events', { user: lea, purchases: { deletePurchase } });
  await user.click(await screen.findByRole('button', { name: t('common:ticket.takeBack') }));
  await user.click(await screen.findByRole('button', { name: t('myEvents:takeBack.confirm') }));
  await findToast(t('common:ticket.takeBackFailed'));
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
});

test('an event is deleted after a confirmation and leaves the list', async () => {
  let created = [jazz, football];
  const deleteEvent = vi.fn(async () => {
    created = [football];
  });
  const { user } = await renderRoute('/my-events?tab=created', {
    user: lea,
    myEvents: { listCreatedEvents: async () => created },
    eventEditing: { deleteEvent },
  });
  const actions = await screen.findByRole('list', { name: /^Actions pour «\sNuit du jazz\s»$/ });
  await user.click(within(actions).getByRole('button', { name: t('myEvents:actions.remove') }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Supprimer «\sNuit du jazz/ });
  expect(deleteEvent).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: t('myEvents:remove.confirm') }));
  await findToast(t('myEvents:deleted.title'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nuit du jazz' })).not.toBeInTheDocument());
  expect(deleteEvent).toHaveBeenCalledExactlyOnceWith(jazz.id, expect.any(AbortSignal));
});

test('an event with a ticket holder is cancelled instead of deleted', async () => {
  const cancelEvent = vi.fn(async () => {});
  const { user } = await renderRoute('/my-events?tab=created', {
    user: lea,
    myEvents: { listCreatedEvents: async () => [{ ...jazz, purchasesCount: 2 }] },
    eventEditing: { cancelEvent },
  });
  await user.click(await screen.findByRole('button', { name: t('myEvents:actions.remove') }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Annuler «\sNuit du jazz/ });
  expect(dialog).toHaveTextContent('2 personnes ont un billet');
  await user.click(within(dialog).getByRole('button', { name: t('myEvents:cancel.confirm') }));
  await findToast(t('myEvents:cancelled.title'));
  expect(cancelEvent).toHaveBeenCalledOnce();
});

test('the URL of an event is shown if the clipboard refuses it', async () => {
  const { user } = await renderRoute('/my-events?tab=created', { user: lea });
  const share = await screen.findByRole('button', { name: t('myEvents:actions.share') });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await user.click(share);
  const url = `${location.origin}/event/${jazz.id}`;
  expect(await screen.findAllByText(new RegExp(`^Impossible de copier le lien.*${url}$`))).not.toHaveLength(0);
});

test('a draft is published with a message, and the list is read again', async () => {
  let publication: 'draft' | 'published' = 'draft';
  const changePublication = vi.fn<PublicationServices['changePublication']>(async (_, next) => {
    publication = next;
  });
  const { user } = await renderRoute('/my-events?tab=created', {
    user: lea,
    myEvents: { listCreatedEvents: async () => [{ ...jazz, publication }] },
    publication: { changePublication },
  });
  await user.click(await screen.findByRole('button', { name: t('myEvents:actions.publish') }));
  await findToast(t('myEvents:published'));
  expect(changePublication).toHaveBeenCalledExactlyOnceWith(jazz.id, 'published', expect.any(AbortSignal));
  expect(await screen.findByRole('button', { name: t('myEvents:actions.unpublish') })).toBeInTheDocument();
});

test('a failed change of the publication shows a message', async () => {
  const changePublication = vi.fn<PublicationServices['changePublication']>().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute('/my-events?tab=created', { user: lea, publication: { changePublication } });
  await user.click(await screen.findByRole('button', { name: t('myEvents:actions.unpublish') }));
  await findToast(/^L’événement n’a pas pu être publié/);
});

test('a decision is shown and can be appealed once', async () => {
  let appeal: string | null = null;
  const sendAppeal = vi
    .fn<PublicationServices['sendAppeal']>(async (_, text) => {
      appeal = text;
    })
    .mockRejectedValueOnce(new Error('Down.'));
  const decision = {
    id: 'd1',
    publication: 'hidden',
    reason: 'wrong',
    statement: 'La salle est fermée.',
    decidedAt: '2026-11-22T10:00:00Z',
    isFinal: false,
  } as const;
  const { user } = await renderRoute('/my-events?tab=created', {
    user: lea,
    myEvents: {
      listCreatedEvents: async () => [{ ...jazz, publication: 'hidden', decision: { ...decision, appeal } }],
    },
    publication: { sendAppeal },
  });
  expect(await screen.findByText('La salle est fermée.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('myEvents:appeal.action') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('myEvents:appeal.title') }));
  const submit = dialog.getByRole('button', { name: t('myEvents:appeal.submit') });
  await user.click(submit);
  expect(await dialog.findByText(t('myEvents:appeal.required'))).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Elle a rouvert.');
  await user.click(submit);
  expect(await dialog.findByText(/^Votre recours n’est pas parti/)).toBeInTheDocument();
  await user.click(submit);
  await findToast(t('myEvents:appeal.sentTitle'));
  expect(sendAppeal).toHaveBeenLastCalledWith('d1', 'Elle a rouvert.', expect.any(AbortSignal));
  expect(await screen.findByText('Elle a rouvert.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('myEvents:appeal.action') })).not.toBeInTheDocument();
});
