import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';
import { publicPages } from './publicPages';

const i18n = await createTestI18n(
  'fr',
  publicPages.flatMap(({ namespaces }) => namespaces),
);

test.each(publicPages)('$path shows a visitor its content under one title', async ({ path, content }) => {
  const { page } = await renderRoute(path);
  expect(await page().findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  const { title } = i18n.getResource('fr', `pages/${content}`, 'meta');
  expect(document.title).toBe(`${title} · Lively`);
  expect(page().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByText(t('common:failure.title'))).not.toBeInTheDocument();
});

test('the search of the help centre includes the frequent questions', async () => {
  const { user, page, shownPath } = await renderRoute('/help');
  await user.type(await page().findByRole('searchbox'), 'supprimer mon compte');
  expect(await page().findByText('Comment supprimer mon compte ?')).toBeInTheDocument();
  expect(shownPath()).toBe('/help?q=supprimer+mon+compte');
});

test('a form shows its errors first and is sent once', async () => {
  const sendContactMessage = vi.fn(async () => {});
  const { user, page } = await renderRoute('/contact', { forms: { sendContactMessage } });
  await user.click(await page().findByRole('button', { name: 'Envoyer le message' }));
  expect(await page().findByText('4 réponses à corriger')).toBeInTheDocument();
  expect(sendContactMessage).not.toHaveBeenCalled();

  await user.type(page().getByLabelText(startsWith('Votre nom')), ' Zoé ');
  await user.type(page().getByLabelText(startsWith('Votre adresse email')), 'zoe@exemple.fr');
  await user.type(page().getByLabelText(startsWith('Sujet')), 'Affiches');
  await user.type(page().getByLabelText(startsWith('Message')), 'Une question.');
  await user.dblClick(page().getByRole('button', { name: 'Envoyer le message' }));
  expect(await page().findByText('Message envoyé')).toBeInTheDocument();
  expect(sendContactMessage).toHaveBeenCalledExactlyOnceWith({
    name: 'Zoé',
    email: 'zoe@exemple.fr',
    subject: 'Affiches',
    message: 'Une question.',
  });
});

test('a form that could not be sent shows a message, keeps its values, and can be sent again', async () => {
  const requestLaunchAlert = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Down.'));
  const { user, page } = await renderRoute('/mobile-app', { forms: { requestLaunchAlert } });
  const email = await page().findByLabelText(startsWith('Votre adresse email'));
  await user.type(email, 'zoe@exemple.fr');
  await user.click(page().getByLabelText('Android'));
  await user.click(page().getByRole('button', { name: 'Me prévenir' }));
  expect(await page().findByText('L’inscription n’a pas abouti')).toBeInTheDocument();
  expect(email).toHaveValue('zoe@exemple.fr');
  await user.click(page().getByRole('button', { name: 'Me prévenir' }));
  expect(await page().findByText('C’est noté')).toBeInTheDocument();
  expect(requestLaunchAlert).toHaveBeenCalledTimes(2);
});

test('the newsletter of the footer is ordered in the language of the page', async () => {
  const subscribeToNewsletter = vi.fn(async () => {});
  const { user } = await renderRoute('/about', { forms: { subscribeToNewsletter } });
  await user.type(await screen.findByLabelText(startsWith(t('auth:fields.email'))), 'zoe@exemple.fr');
  await user.click(screen.getByRole('button', { name: t('common:footer.newsletter.submit') }));
  expect(await screen.findByText(t('common:footer.newsletter.done'))).toBeInTheDocument();
  expect(subscribeToNewsletter).toHaveBeenCalledExactlyOnceWith('zoe@exemple.fr', 'fr');
});

test('a refusal of personalisation deletes the recorded interactions, and a failed request shows a message', async () => {
  const forgetInteractions = vi.fn(() => Promise.reject(new Error('Down.')));
  const { user } = await renderRoute('/cookies', { user: lea, interests: { forgetInteractions } });
  await screen.findByText('Léa Martin');
  await user.click(await screen.findByRole('button', { name: 'Tout refuser' }));
  await findToast(t('common:toast.notForgotten'));
  expect(forgetInteractions).toHaveBeenCalledExactlyOnceWith(lea.id);
});
