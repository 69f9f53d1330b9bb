import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { nightlyUnlessDefault } from '../helpers/languages';
import { newEmail } from '../helpers/newEmail';
import { openMailLink } from '../helpers/openMailLink';
import { readMailLink } from '../helpers/readMailLink';
import { readRows } from '../helpers/readRows';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** The texts of the pages from the sign-up to the recommendations. */
const speeches = [
  {
    language: 'fr',
    prefix: '',
    toSignup: 'Créer un compte',
    signup: 'Créer mon compte',
    music: 'Qu’écoutez-vous ?',
    tag: 'Jazz',
    next: 'Suivant',
    finish: 'Terminer',
    tagsSaved: 'Vos recommandations personnalisées sont maintenant activées.',
    asked: 'Qu’est-ce qui vous fait sortir ?',
    family: 'Sport',
    member: 'Rugby',
    continue: 'Continuer',
    recap: 'Tout y est ?',
    save: 'Enregistrer',
    saved: 'Préférences sauvegardées ! 🎉',
    edit: 'Modifier mes préférences',
  },
  {
    language: 'en',
    prefix: '/en',
    toSignup: 'Create an account',
    signup: 'Create my account',
    music: 'What do you listen to?',
    tag: 'Jazz',
    next: 'Next',
    finish: 'Finish',
    tagsSaved: 'Your personalised recommendations are now on.',
    asked: 'What gets you out of the house?',
    family: 'Sport',
    member: 'Rugby',
    continue: 'Continue',
    recap: 'Is that everything?',
    save: 'Save',
    saved: 'Preferences saved! 🎉',
    edit: 'Change my preferences',
  },
  {
    language: 'es',
    prefix: '/es',
    toSignup: 'Crear una cuenta',
    signup: 'Crear mi cuenta',
    music: '¿Qué escuchas?',
    tag: 'Jazz',
    next: 'Siguiente',
    finish: 'Terminar',
    tagsSaved: 'Tus recomendaciones personalizadas ya están activadas.',
    asked: '¿Qué te hace salir de casa?',
    family: 'Deporte',
    member: 'Rugby',
    continue: 'Continuar',
    recap: '¿Está todo?',
    save: 'Guardar',
    saved: '¡Preferencias guardadas! 🎉',
    edit: 'Cambiar mis preferencias',
  },
] as const;

for (const said of speeches) {
  test.describe(`in ${said.language}`, nightlyUnlessDefault(said.language), () => {
    // The mail of the embedded backend links to the root of the site, which opens in the browser's language.
    test.use({ locale: said.language });

    test(`a user signs up, chooses preferences, and receives recommendations for them`, async ({ page }) => {
      test.slow();
      const faults = watchFaults(page);
      const email = newEmail('gouts');
      await page.goto(`${said.prefix}/auth`);
      await page.getByRole('main').getByRole('button', { name: said.toSignup }).click();
      await page.locator('main [name=fullName]').fill('Noé Petit');
      await page.locator('main [name=email]').fill(email);
      await page.locator('main [name=password]').fill('une phrase assez longue');
      await page.getByRole('main').getByRole('checkbox').check();
      await page.getByRole('main').getByRole('button', { name: said.signup }).click();
      await openMailLink(page, await readMailLink(page, email));
      await expect(page).toHaveURL(new RegExp(`${said.prefix}/events$`));

      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(said.music);
      await dialog.getByText(said.tag, { exact: true }).click();
      for (let step = 0; step < 3; step++) await dialog.getByRole('button', { name: said.next }).click();
      await dialog.getByRole('button', { name: said.finish }).click();
      await expect(page.getByText(said.tagsSaved)).toBeVisible();

      // The second dialog opens automatically after the first one is closed.
      await expect(dialog).toHaveAccessibleName(said.asked);
      await expect.poll(() => reasonsOf(page)).toMatch(/\+50 Jazz/);
      expect(await reasonsOf(page)).not.toMatch(/\+50 Rugby/);
      await dialog.getByRole('button', { name: said.family }).click();
      await dialog.getByText(said.member, { exact: true }).click();
      await dialog.getByRole('button', { name: said.continue }).click();
      await expect(dialog).toHaveAccessibleName(said.recap);
      await dialog.getByRole('button', { name: said.save }).click();
      await expect(page.getByText(said.saved).first()).toBeVisible();
      await expect(dialog).toBeHidden();

      await expect.poll(() => reasonsOf(page)).toMatch(/\+50 Rugby/);
      await expect(page.getByRole('button', { name: said.edit })).toContainText('1');
      await page.clock.install();
      await page.reload();
      await expect.poll(() => reasonsOf(page)).toMatch(/\+50 Rugby/);
      expect(await reasonsOf(page)).toMatch(/\+50 Jazz/);
      // The dialog would open after half a second; it must not open twice.
      await page.clock.runFor(800);
      await expect(dialog).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
}

test('preferences that cannot be saved stay chosen and are saved at the second attempt', async ({ page }) => {
  await skipOnboarding(page);
  await page.goto('/auth');
  await signInByHand(page, { email: 'demo@lively.fr', password: 'lively-demo' });

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('recommendations:preferences.edit') }).click();
  await dialog.getByRole('button', { name: t('taxonomy:festivals') }).click();
  await dialog.getByText(t('taxonomy:music-festivals'), { exact: true }).click();
  await dialog.getByRole('button', { name: t('preferences:continue') }).click();
  await page.route('**/rpc/replace_event_preferences', (route) => route.fulfill({ status: 500, body: '{}' }));
  await dialog.getByRole('button', { name: t('preferences:save') }).click();
  await expect(dialog.getByRole('alert')).toContainText('Impossible de sauvegarder vos préférences');
  await expect(dialog.getByRole('button', { name: 'Retirer Festivals de musique' })).toBeVisible();
  await page.unroute('**/rpc/replace_event_preferences');
  await dialog.getByRole('button', { name: t('preferences:save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('6 préférences enregistrées.')).toBeVisible();
});

test('tags of often opened events are suggested until the user accepts or dismisses them', async ({ page }) => {
  const user = await signUp(page, 'Lia Revient');
  await insertRow(page, user, 'event_preferences', { category: 'sport' });
  const row = { event_id: '00000000-0000-4000-8000-000000000011', interaction_type: 'click' };
  for (const tag of ['jazz', 'rugby', 'jazz', 'rugby', 'jazz', 'rugby']) {
    await insertRow(page, user, 'event_interactions', { ...row, tag });
  }
  await page.goto('/events');
  const add = page.getByRole('button', { name: /^Ajouter Jazz/ });
  await page.route('**/rest/v1/user_preferences*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await add.click();
  await expect(page.getByText(t('preferences:tag.addFailed'))).toBeVisible();
  await page.unrouteAll();
  await add.click();
  await expect(page.getByText(t('preferences:tag.added'))).toBeVisible();
  await expect(add).toBeHidden();
  expect(await readRows(page, user, 'user_preferences?select=tag')).toEqual([{ tag: 'jazz' }]);

  await page.setViewportSize({ width: 375, height: 812 });
  const dismiss = page.getByRole('button', { name: /^Écarter Rugby/ });
  await expect(dismiss).toBeHidden();
  // The list may be drawn anew after the change of the window and of the preferences.
  const top = async () => (await page.getByRole('article').first().boundingBox())?.y;
  await expect.poll(top).toBeLessThanOrEqual(300);
  await page.getByRole('button', { name: t('preferences:suggestions.title') }).click();
  await dismiss.click();
  await expect(page.getByText(t('preferences:suggestions.title'))).toBeHidden();
  expect(await readRows(page, user, 'user_preferences?select=tag')).toEqual([{ tag: 'jazz' }]);
});

/** Returns all reasons on the cards, even behind a dialog. */
async function reasonsOf(page: Page): Promise<string> {
  return (await page.locator('article').allTextContents()).join('\n').replace(/\s/g, ' ');
}
