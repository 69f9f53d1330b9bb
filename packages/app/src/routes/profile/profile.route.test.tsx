import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StoredProfile } from '../../data/Backend';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const stored: StoredProfile = { fullName: 'Léa Martin', username: 'lea', location: 'Paris', bio: '', avatarUrl: null };

test('a visitor is led to the sign-in page with a return path to the tab', async () => {
  const { shownPath } = await renderRoute('/profile?tab=settings');
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?redirect=%2Fprofile%3Ftab%3Dsettings');
});

test('shows a message while the profile loads', async () => {
  await renderRoute('/profile', { user: lea, profile: { readProfile: hang } });
  await screen.findByText(t('profile:loading'));
});

test('shows the profile and the coming tickets', async () => {
  await renderRoute('/profile', { user: lea });
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Martin' })).toBeInTheDocument();
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});

test('an empty tab shows a message', async () => {
  await renderRoute('/profile?tab=past', { user: lea });
  expect(await screen.findByText(t('profile:events.past.emptyTitle'))).toBeInTheDocument();
});

test('a failed request for the profile shows an error and can be repeated', async () => {
  // The menu of the navigation bar sends a request, too.
  let isDown = true;
  const readProfile = () => (isDown ? Promise.reject(new Error('Down.')) : Promise.resolve(stored));
  const { user } = await renderRoute('/profile', { user: lea, profile: { readProfile } });
  expect(await screen.findByText(t('profile:failed'))).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Léa Martin' })).toBeInTheDocument();
});

test('changed values are stored and show on the whole page', async () => {
  let kept = stored;
  const saveProfile = vi.fn(async (fields: Omit<StoredProfile, 'avatarUrl'>) => {
    kept = { ...kept, ...fields };
  });
  const { user } = await renderRoute('/profile', {
    user: lea,
    profile: { saveProfile, readProfile: async () => kept },
  });
  await user.click(await screen.findByRole('button', { name: t('profile:edit') }));
  const name = await screen.findByLabelText(t('profile:form.fields.fullName'));
  await user.clear(name);
  await user.type(name, 'Léa M.');
  await user.click(screen.getByRole('button', { name: t('profile:form.save') }));
  await findToast('Profil mis à jour');
  expect(screen.getByRole('heading', { level: 1, name: 'Léa M.' })).toBeInTheDocument();
  // The menu of the navigation bar reads the same profile.
  await waitFor(() => expect(screen.getAllByText('Léa M.')).toHaveLength(2));
  expect(saveProfile).toHaveBeenCalledOnce();
});

const pictured: StoredProfile = { ...stored, avatarUrl: 'https://pictures.example/lea.webp' };

async function confirmRemoval(user: UserEvent) {
  const question = await screen.findByRole('alertdialog', { name: /^Retirer votre photo de profil/ });
  await user.click(within(question).getByRole('button', { name: t('profile:avatar.remove') }));
}

test('a picture is removed, and the initials show on the whole page', async () => {
  let kept = pictured;
  const removeAvatar = vi.fn(async () => {
    kept = stored;
  });
  const { user } = await renderRoute('/profile', {
    user: lea,
    profile: { removeAvatar, readProfile: async () => kept },
  });
  const main = await screen.findByRole('main');
  await user.click(await screen.findByRole('button', { name: t('profile:edit') }));
  expect(document.querySelectorAll('[src*="pictures.example"]')).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: t('profile:avatar.remove') }));
  await user.click(await screen.findByRole('button', { name: t('profile:avatar.ask.keep') }));
  expect(removeAvatar).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('profile:avatar.remove') }));
  await confirmRemoval(user);
  await findToast(t('profile:avatar.removed.title'));
  expect(removeAvatar).toHaveBeenCalledOnce();
  // The menu of the navigation bar reads the same profile.
  await waitFor(() => expect(document.querySelectorAll('[src*="pictures.example"]')).toHaveLength(0));
  expect(main).toHaveTextContent('LM');
  expect(screen.queryByRole('button', { name: t('profile:avatar.remove') })).not.toBeInTheDocument();
});

test('a picture that could not be removed stays with a message', async () => {
  const removeAvatar = () => Promise.reject(new Error('Down.'));
  const { user } = await renderRoute('/profile', {
    user: lea,
    profile: { removeAvatar, readProfile: async () => pictured },
  });
  await user.click(await screen.findByRole('button', { name: t('profile:edit') }));
  await user.click(await screen.findByRole('button', { name: t('profile:avatar.remove') }));
  await confirmRemoval(user);
  expect(await screen.findByText(t('profile:avatar.removalFailed'))).toBeInTheDocument();
  expect(screen.getByRole('main').querySelectorAll('[src*="pictures.example"]')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: t('profile:avatar.remove') })).toBeEnabled();
});

test('a taken username shows an error at its field and keeps the typed text', async () => {
  const taken = Object.assign(new Error('duplicate key'), { code: '23505' });
  const { user } = await renderRoute('/profile', { user: lea, profile: { saveProfile: () => Promise.reject(taken) } });
  await user.click(await screen.findByRole('button', { name: t('profile:edit') }));
  await user.type(await screen.findByLabelText(t('profile:form.fields.username')), '2');
  await user.click(screen.getByRole('button', { name: t('profile:form.save') }));
  await waitFor(() => expect(screen.getByLabelText(t('profile:form.fields.username'))).toBeInvalid());
  expect(screen.getByLabelText(t('profile:form.fields.username'))).toHaveValue('lea2');
  expect(screen.getAllByText(t('profile:form.problem.username.taken'))).not.toHaveLength(0);
});

test('the sign-out leads to the sign-in page', async () => {
  const { user, shownPath } = await renderRoute('/profile?tab=settings', { user: lea });
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main).toHaveTextContent(t('common:nav.signOut')));
  const buttons = screen.getAllByRole('button', { name: t('common:nav.signOut') });
  await user.click(buttons.find((button) => main.contains(button)) ?? main);
  await findToast('Déconnexion réussie');
  await waitFor(() => expect(shownPath()).toBe('/auth'));
});

test('the button to define preferences does not show before they are loaded', async () => {
  const known = { preferences: [], tags: [], interactions: [], city: null };
  const { promise, resolve } = Promise.withResolvers<typeof known>();
  const readInterests = () => promise;
  await renderRoute('/profile?tab=settings', { user: lea, interests: { readInterests } });
  await screen.findByRole('heading', { level: 3, name: t('profile:settings.preferences.title') });
  expect(screen.queryByText(t('profile:settings.preferences.define'))).not.toBeInTheDocument();
  act(() => resolve(known));
  expect(await screen.findByRole('button', { name: t('profile:settings.preferences.define') })).toBeInTheDocument();
});

const concerts = { category: 'concert', subcategory: null };
const jazz = { category: 'concert', subcategory: 'jazz' };

const photography = { category: 'arts', subcategory: 'photography' };

test.each([
  { text: '4 préférences orientent vos recommandations.', preferences: [concerts] },
  { text: '5 préférences orientent vos recommandations.', preferences: [concerts, jazz] },
])('preferences and tags are one list, whose length is stated: $text', async ({ text, preferences }) => {
  const known = { preferences, tags: ['Bal', 'Photographie', 'Lecture'], interactions: [], city: null };
  await renderRoute('/profile?tab=settings', { user: lea, interests: { readInterests: async () => known } });
  await screen.findByText(text);
  expect(screen.getByRole('list', { name: t('profile:settings.preferences.title') }).children).toHaveLength(
    preferences.length + known.tags.length,
  );
  expect(screen.getByText(t('preferences:whole.concert'))).toBeInTheDocument();
});

test('a tag that is also a preference appears once', async () => {
  const known = { preferences: [photography], tags: ['Photographie'], interactions: [], city: null };
  await renderRoute('/profile?tab=settings', { user: lea, interests: { readInterests: async () => known } });
  await screen.findByText('1 préférence oriente vos recommandations.');
  expect(screen.getAllByText(t('taxonomy:photography'))).toHaveLength(1);
});

test('the focus moves to the button for preferences when one is removed', async () => {
  const known = { preferences: [], tags: ['Jazz', 'Bal'], interactions: [], city: null };
  const { user } = await renderRoute('/profile?tab=settings', {
    user: lea,
    interests: { readInterests: async () => known },
  });
  (await screen.findByRole('button', { name: 'Retirer Jazz' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retirer Jazz' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: t('profile:settings.preferences.edit') })).toHaveFocus();
});

test('a failed request for the preferences does not count as no preferences', async () => {
  const readInterests = () => Promise.reject(new Error('Down.'));
  await renderRoute('/profile?tab=settings', { user: lea, interests: { readInterests } });
  expect(await screen.findByRole('button', { name: t('profile:settings.preferences.edit') })).toBeInTheDocument();
});

test('the settings contain the links to the pages of the staff by role', async () => {
  await renderRoute('/profile?tab=settings', {
    user: lea,
    staff: { readRoles: async () => ['moderator', 'operator'] },
  });
  expect(await screen.findByRole('link', { name: t('profile:settings.staff.moderator') })).toHaveAttribute(
    'href',
    '/moderation',
  );
  expect(screen.getByRole('link', { name: t('profile:settings.staff.operator') })).toHaveAttribute('href', '/messages');
  expect(screen.getByRole('link', { name: t('profile:settings.staff.operations') })).toHaveAttribute(
    'href',
    '/operations',
  );
});
