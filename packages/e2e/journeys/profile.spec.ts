import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('a profile is changed after its errors are corrected, and its picture loses the data of the camera', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Ida Change');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ida Change' })).toBeVisible();

  await page.getByRole('button', { name: t('profile:edit') }).click();
  const username = page.getByRole('textbox', { name: t('profile:form.fields.username') });
  await expect(page.getByRole('textbox', { name: t('profile:form.fields.fullName') })).toBeFocused();
  await username.fill('Ida la rouge');
  await page.getByRole('button', { name: t('profile:form.save') }).click();
  await expect(page.getByText('Sans espace ni accent : lettres, chiffres, point, tiret, tiret bas.')).toBeVisible();
  await expect(username).toBeFocused();
  const name = `ida.${Date.now() % 1e9}`;
  await username.fill(name);
  await page.getByRole('textbox', { name: t('profile:form.fields.location') }).fill('Lyon');
  await page.getByRole('textbox', { name: t('profile:form.fields.bio') }).fill('<b>Du jazz</b>, surtout.');

  const picture = page.getByRole('main').locator('[type=file]');
  const unsupported = page.getByText('Ce fichier n’est pas une image PNG, JPG, GIF, WebP ou AVIF.');
  const tooHeavy = page.getByText('Cette image est trop lourde');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const heavy = Buffer.alloc(10 * 1024 * 1024 + 1);
  await picture.setInputFiles({ name: 'moi.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(unsupported).toBeVisible();
  await picture.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: heavy });
  await expect(tooHeavy).toBeVisible();
  await expect(unsupported).toBeHidden();
  // The browser cannot decode it; the first bytes show that the file was renamed.
  await picture.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: svg });
  await expect(unsupported).toBeVisible();
  expect(await listPictures(page, user)).toEqual([]);
  await picture.setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  await expect(page.getByText('Votre avatar a été mis à jour avec succès')).toBeVisible();
  const [first] = await listPictures(page, user);
  expect(first).toMatch(/\d+\.webp$/);
  // The newest picture replaces the previous one.
  await picture.setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
  await expect.poll(() => listPictures(page, user)).toEqual([expect.not.stringMatching(first ?? '')]);

  await page.getByRole('button', { name: t('profile:form.save') }).dblclick();
  await expect(page.getByText('Vos informations ont été sauvegardées avec succès')).toBeVisible();
  expect(await readRows(page, user, `profiles?id=eq.${user.id}&select=full_name,username,location,bio`)).toEqual([
    { full_name: 'Ida Change', username: name, location: 'Lyon', bio: '<b>Du jazz</b>, surtout.' },
  ]);
  await page.reload();
  const header = page.getByRole('main').locator('header');
  await expect(header).toContainText(`@${name}`);
  await expect(header).toContainText('Lyon');
  await expect(header).toContainText('<b>Du jazz</b>, surtout.');
  const stored = await page.request.get((await header.locator('img').getAttribute('src')) ?? '');
  expect(stored.headers()['content-type']).toBe('image/webp');
  expect((await stored.body()).toString('latin1')).not.toContain('GPS-48.8566');

  await page.getByRole('button', { name: t('profile:edit') }).click();
  await page.getByRole('button', { name: t('profile:avatar.remove') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('profile:avatar.remove') })
    .click();
  await expect(page.getByText(t('profile:avatar.removed.text'))).toBeVisible();
  await expect(picture).toBeFocused();
  expect(await listPictures(page, user)).toEqual([]);
  await page.reload();
  await expect(header).toContainText('IC');
  await expect(header.locator('img')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('settings are stored on this device, the data can be downloaded, and the sign-out leads to the sign-in page', async ({
  page,
}) => {
  await signUp(page, 'Max Règle');
  await page.goto('/profile');
  await page.getByRole('link', { name: t('profile:tabs.settings') }).click();
  await expect(page).toHaveURL(/tab=settings/);
  const push = page.getByRole('switch', { name: t('profile:settings.notifications.pushNotifications') });
  await expect(
    page.getByRole('switch', { name: t('profile:settings.notifications.emailNotifications') }),
  ).toBeChecked();
  await expect(push).not.toBeChecked();
  await expect(page.getByRole('radio', { name: t('profile:settings.visibility.public') })).toBeChecked();
  await page.getByText(t('profile:settings.notifications.pushNotifications')).click();
  await page.getByText(t('profile:settings.visibility.private')).click();
  await page.getByText(t('profile:settings.display.dark')).click();
  await page.reload();
  await expect(push).toBeChecked();
  await expect(page.getByRole('radio', { name: t('profile:settings.visibility.private') })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('profile:settings.data.download') }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.profiles[0].full_name).toBe('Max Règle');
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['event_preferences', 'favorites', 'purchases', 'events']));

  await page.getByRole('button', { name: t('profile:settings.account.remove') }).click();
  await expect(page.getByText('La suppression de compte sera disponible prochainement')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.goto('/profile?tab=settings');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fprofile%3Ftab%3Dsettings$/);
});

test('a change that the backend refuses shows a message and keeps the typed text', async ({ page }) => {
  const user = await signUp(page, 'Ugo Tenace');
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile:edit') }).click();
  const bio = page.getByRole('textbox', { name: t('profile:form.fields.bio') });
  await bio.fill('Tout le funk.');
  await page.route(/\/rest\/v1\/profiles|\/storage\/v1\/|\/auth\/v1\/logout/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, body: '{}' }),
  );
  await page.getByRole('button', { name: t('profile:form.save') }).click();
  await expect(page.getByRole('main').getByText('Impossible de mettre à jour le profil')).toBeVisible();
  const picture = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) };
  await page.getByRole('main').locator('[type=file]').setInputFiles(picture);
  await expect(page.getByText(t('profile:avatar.failed'))).toBeVisible();
  await page.getByText('Ugo Tenace').first().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:nav.signOut') })
    .click();
  await expect(page.getByText('Impossible de se déconnecter')).toBeVisible();

  await page.unrouteAll();
  await expect(bio).toHaveValue('Tout le funk.');
  await page.getByRole('button', { name: t('profile:form.save') }).click();
  await expect(page.getByText('Vos informations ont été sauvegardées avec succès')).toBeVisible();
  expect(await readRows(page, user, `profiles?id=eq.${user.id}&select=bio,avatar_url`)).toEqual([
    { bio: 'Tout le funk.', avatar_url: null },
  ]);
});

/** Lists the names of the files that a user has stored as an avatar. */
async function listPictures(page: Page, user: User): Promise<string[]> {
  const answer = await page.request.post('/storage/v1/object/list/avatars', {
    headers: apiHeaders(user),
    data: { prefix: user.id },
  });
  const files: { name: string }[] = await answer.json();
  return files.map(({ name }) => name);
}

/** Creates a photograph as a telephone does, with the position in its metadata: small, so that it needs no smaller size. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw a photograph on.');
    context.fillStyle = 'tomato';
    context.fillRect(100, 100, 300, 200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const picture = Buffer.from(base64, 'base64');
  const note = Buffer.from('Exif\0\0GPS-48.8566,2.3522', 'latin1');
  const length = note.length + 2;
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), note]);
  return Buffer.concat([picture.subarray(0, 2), segment, picture.subarray(2)]);
}
