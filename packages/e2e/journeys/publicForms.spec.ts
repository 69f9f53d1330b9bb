import { expect } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { newEmail } from '../helpers/newEmail';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

test.describe('the contact form', () => {
  // Both tests count the messages of this machine.
  test.describe.configure({ mode: 'serial' });

  test('a message without an email address is refused with an error, kept, then sent', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('#message');
    await whenAppIsThere(page);
    await form.locator('[name=name]').fill('Zoé Martin');
    await form.locator('[name=subject]').fill('Une affiche');
    await form.locator('[name=message]').fill('Bonjour, où est passée l’affiche du kiosque ?');
    await form.getByRole('button').click();
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[name=message]')).toHaveValue(/kiosque/);
    await form.locator('[name=email]').fill(newEmail('zoe'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/rpc/submit_contact_message')) sent.push(request.method());
    });
    // Two clicks before the answer send one message.
    const release = await holdRequest(page, '**/rest/v1/rpc/submit_contact_message');
    await form.getByRole('button').dblclick();
    release();
    await expect(form).toBeFocused();
    await expect(form.locator('form')).toHaveCount(0);
    expect(sent).toEqual(['POST']);
  });

  test('the sixth message of a network within an hour is refused, whatever its email address', async ({ page }) => {
    for (let sent = 1; sent < 6; sent++) {
      await page.goto('/contact');
      await whenAppIsThere(page);
      const form = page.locator('#message');
      await form.locator('[name=name]').fill('Zoé Martin');
      await form.locator('[name=email]').fill(newEmail('zoe'));
      await form.locator('[name=subject]').fill('Une affiche');
      await form.locator('[name=message]').fill('Bonjour');
      await form.getByRole('button').click();
      if (sent < 5) await expect(form.locator('form')).toHaveCount(0);
      else {
        await expect(form.getByRole('alert')).toBeVisible();
        await expect(form.locator('[name=message]')).toHaveValue('Bonjour');
      }
    }
  });
});

test('the newsletter in the footer of any page accepts an address, and accepts it again', async ({ page }) => {
  const email = newEmail('zoe');
  for (const url of ['/about', '/faq']) {
    await page.goto(url);
    await whenAppIsThere(page);
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(t('auth:fields.email')).fill('zoe');
    await footer.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
    await expect(footer.getByText('Cette adresse n’est pas valide')).toBeVisible();
    await footer.getByLabel(t('auth:fields.email')).fill(email);
    await footer.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
    await expect(footer.getByText(t('common:footer.newsletter.done'))).toBeVisible();
  }
});

test('a ticket, an application and a launch alert are stored', async ({ page }) => {
  await page.goto('/support');
  await whenAppIsThere(page);
  const ticket = page.locator('#ticket');
  await ticket.locator('[name=firstName]').fill('Zoé');
  await ticket.locator('[name=lastName]').fill('Martin');
  await ticket.locator('[name=email]').fill(newEmail('zoe'));
  await ticket.locator('[name=issueType]').selectOption('bug');
  await ticket.locator('[name=priority]').selectOption('low');
  await ticket.locator('[name=subject]').fill('Une affiche');
  await ticket.locator('[name=description]').fill('Elle a disparu.');
  await ticket.getByRole('button').click();
  await expect(ticket.locator('form')).toHaveCount(0);

  await page.goto('/careers?department=design');
  await whenAppIsThere(page);
  await expect(page.getByRole('radio', { name: 'Design' })).toBeChecked();
  const application = page.locator('#application');
  await application.locator('[name=name]').fill('Zoé Martin');
  await application.locator('[name=email]').fill(newEmail('zoe'));
  await application.locator('[name=message]').fill('Je dessine des affiches.');
  await application.getByRole('button').click();
  await expect(application.locator('form')).toHaveCount(0);

  await page.goto('/mobile-app');
  await whenAppIsThere(page);
  const alert = page.locator('#alert');
  await alert.locator('[name=email]').fill(newEmail('zoe'));
  await alert.locator('[name=platform]').first().check({ force: true });
  await alert.getByRole('button').click();
  await expect(alert.locator('form')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form shows an error beside its field, keeps the other values, and is sent', async ({ page }) => {
    await page.goto('/en/support');
    const ticket = page.locator('#ticket');
    await ticket.locator('[name=firstName]').fill('Zoé');
    await ticket.locator('[name=lastName]').fill('Martin');
    await ticket.locator('[name=email]').fill('zoe');
    await ticket.locator('[name=issueType]').selectOption('bug');
    await ticket.locator('[name=priority]').selectOption('low');
    await ticket.locator('[name=subject]').fill('A poster');
    await ticket.locator('[name=description]').fill('It is gone.');
    await ticket.getByRole('button').click();
    await expect(ticket.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
    await expect(ticket.locator('[name=issueType]')).toHaveValue('bug');
    await expect(ticket.locator('[name=description]')).toHaveValue('It is gone.');
    await ticket.locator('[name=email]').fill(newEmail('zoe'));
    await ticket.getByRole('button').click();
    await expect(page).toHaveURL(/\/en\/support\?sent=ticket#ticket$/);
    await expect(ticket.locator('form')).toHaveCount(0);
    await expect(ticket.getByRole('status')).toBeVisible();
  });

  test('the newsletter can be ordered in the footer of an event', async ({ page }) => {
    await page.goto('/event/17');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(t('auth:fields.email')).fill(newEmail('zoe'));
    await footer.getByRole('button', { name: t('common:footer.newsletter.submit') }).click();
    await expect(footer.getByText(t('common:footer.newsletter.done'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nina Simone/);
  });
});

test('a form shows a message and keeps its values if the backend fails', async ({ page }) => {
  await page.route('**/rest/v1/rpc/submit_contact_message', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/contact');
  await whenAppIsThere(page);
  const form = page.locator('#message');
  await form.locator('[name=name]').fill('Zoé');
  await form.locator('[name=email]').fill(newEmail('zoe'));
  await form.locator('[name=subject]').fill('Une affiche');
  await form.locator('[name=message]').fill('Bonjour');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.locator('[name=message]')).toHaveValue('Bonjour');
});

test('a sent form cannot be read through the API', async ({ page }) => {
  await page.goto('/contact');
  for (const table of [
    'contact_messages',
    'newsletter_subscriptions',
    'support_tickets',
    'job_applications',
    'launch_alerts',
  ]) {
    const answer = await page.request.get(`/rest/v1/${table}?select=*`);
    expect(answer.ok(), table).toBe(false);
  }
});

test('the choices show the defaults, are stored when saved, and no value is stored before', async ({ page }) => {
  await page.goto('/cookies');
  await whenAppIsThere(page);
  const choice = (name: string) => page.locator(`#preferences [name=${name}]`);
  await expect(choice('essential')).toBeDisabled();
  await expect(choice('analytics')).toBeChecked();
  await expect(choice('marketing')).not.toBeChecked();
  await expect(choice('personalization')).toBeChecked();
  const readStored = () => page.evaluate(() => localStorage.getItem('lively_consent'));
  expect(await readStored()).toBeNull();
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByText('Choix enregistrés')).toBeVisible();
  expect(JSON.parse((await readStored()) ?? '')).toMatchObject({ analytics: false, personalization: false });
  await page.reload();
  await expect(choice('personalization')).not.toBeChecked();
  await expect(choice('analytics')).not.toBeChecked();
});

test('the questions are searched in the URL, and an empty list contains the searched text', async ({ page }) => {
  await page.goto('/faq?q=zzz&category=payment');
  await expect(page.getByText('Aucune question trouvée pour')).toContainText('zzz');
  await page
    .getByRole('button', { name: /Effacer|Réinitialiser|toutes/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/faq$/);
  // Types as fast as keys arrive: no key is lost while the URL changes.
  await page.getByRole('searchbox').pressSequentially('remboursement');
  await expect(page.getByRole('searchbox')).toHaveValue('remboursement');
  await expect(page).toHaveURL(/\/faq\?q=remboursement$/);
});
