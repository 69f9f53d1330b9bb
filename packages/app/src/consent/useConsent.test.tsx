import { consentDefaults, parseConsent } from '@lively/machines';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { renderHookInApp, renderRoute } from '../test/renderRoute';
import { consentStorageKey } from './mayPersonalise';
import { useConsent } from './useConsent';

const readStored = () => parseConsent(localStorage.getItem(consentStorageKey), Date.now());

test('choices made before the machine has loaded are stored in their order', async () => {
  const { current } = await renderHookInApp(() => {
    const consent = useConsent();
    const { current: first } = useRef(consent);
    useEffect(() => {
      expect(first).toMatchObject({ choices: consentDefaults, isSaved: false, isAsked: false });
      first.send({ type: 'consent.changed', purpose: 'personalization', allowed: true });
      first.send({ type: 'consent.changed', purpose: 'analytics', allowed: false });
      first.send({ type: 'consent.saved' });
    }, [first]);
    return consent;
  });
  await waitFor(() => expect(current().isSaved).toBe(true));
  expect(readStored()).toMatchObject({ personalization: true, analytics: false, marketing: false });
});

test('the question is shown and no choice is stored before the user has chosen', async () => {
  const { current } = await renderHookInApp(useConsent);
  await waitFor(() => expect(current().isAsked).toBe(true));
  expect(localStorage.getItem(consentStorageKey)).toBeNull();
});

test('a saved choice can be changed', async () => {
  const { current } = await renderHookInApp(useConsent);
  act(() => current().send({ type: 'consent.allAccepted' }));
  await waitFor(() => expect(current().isSaved).toBe(true));
  act(() => current().send({ type: 'consent.changed', purpose: 'marketing', allowed: false }));
  expect(current()).toMatchObject({ isSaved: false, choices: { marketing: false, analytics: true } });
  expect(readStored()?.marketing).toBe(true);
  act(() => current().send({ type: 'consent.saved' }));
  expect(readStored()).toMatchObject({ marketing: false, analytics: true });
});

test('a choice in another tab shows in this tab', async () => {
  const { current } = await renderHookInApp(useConsent);
  await waitFor(() => expect(current().isAsked).toBe(true));
  const other = await renderHookInApp(useConsent);
  act(() => other.current().send({ type: 'consent.allAccepted' }));
  await waitFor(() => expect(other.current().isSaved).toBe(true));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: consentStorageKey })));
  await waitFor(() => expect(current()).toMatchObject({ isAsked: false, choices: { marketing: true } }));
});

test('a refusal of personalisation deletes the recorded interactions', async () => {
  const forgetInteractions = vi.fn(async () => {});
  const { user } = await renderRoute('/cookies', { user: lea, interests: { forgetInteractions } });
  await screen.findByText('Léa Martin');
  await user.click(await screen.findByRole('button', { name: 'Tout refuser' }));
  await waitFor(() => expect(forgetInteractions).toHaveBeenCalledExactlyOnceWith(lea.id));
});

test('a proposed purpose is marked as not active until the user saves a choice', async () => {
  const { user } = await renderRoute('/cookies');
  const described = (name: string) => screen.getByRole('switch', { name });
  await screen.findByRole('switch', { name: 'Personnalisation' });
  expect(described('Mesure d’audience')).toHaveAccessibleDescription(/^Proposé, pas encore actif\. /);
  expect(described('Marketing')).not.toHaveAccessibleDescription(/pas encore/);
  await user.click(described('Personnalisation'));
  await waitFor(() =>
    expect(described('Personnalisation')).toHaveAccessibleDescription(/^Choisi, pas encore enregistré\. /),
  );
  expect(readStored()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enregistrer mes choix' }));
  await waitFor(() => expect(described('Mesure d’audience')).not.toHaveAccessibleDescription(/pas encore/));
  expect(readStored()).toMatchObject({ analytics: true, personalization: false });
});
