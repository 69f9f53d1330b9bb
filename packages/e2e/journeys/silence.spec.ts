import { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';
import { baseTest as test } from '../helpers/baseTest';
import { fileOf } from '../helpers/fileOf';
import { newEmail } from '../helpers/newEmail';
import { nightly } from '../helpers/nightly';
import { pressMailLink } from '../helpers/pressMailLink';
import { readMailLink } from '../helpers/readMailLink';
import { serveShell } from '../helpers/serveShell';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
import { t } from '../helpers/t';
import { takeClock } from '../helpers/takeClock';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

/* The server no longer answers. Each wait ends with a message and a retry button, which works when the connection is back. */

/** Milliseconds on the clock of the page: more than one deadline of ten seconds, and less than two. */
const limit = 13_000;
/** Milliseconds without a request, after which the page sends no more automatic requests. */
const calm = 1_000;
const unreachable = 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.';
const backend = /\/(auth|rest|storage)\/v1\//;

test('a list and an event that never load show a message, and load on a retry', async ({ browser }) => {
  const said = 'Erreur lors du chargement des événements';
  const [listPage, eventPage] = [await newPage(browser), await newPage(browser)];
  await serveShell(listPage, '**/explore?q=nina');
  // The server would render the page of the event. A click on a link loads it in the browser instead.
  await eventPage.goto('/explore?q=nina');
  const link = eventPage.getByRole('link', { name: /^Nuit Nina Simone/ });
  await expect(link).toBeVisible();
  await whenAppIsThere(eventPage);
  const visits = [
    { page: listPage, arrive: () => listPage.goto('/explore?q=nina'), shown: listPage.getByRole('article') },
    { page: eventPage, arrive: () => link.click(), shown: eventPage.getByRole('heading', { level: 1 }) },
  ];
  await Promise.all(
    visits.map(async ({ page, arrive, shown }) => {
      const silence = await beginSilence(page, backend);
      await arrive();
      await silence.expectSaid(page.getByText(said).first());
      silence.end();
      await page.getByRole('button', { name: t('common:retry') }).click();
      await expect(shown.filter({ hasText: 'Nuit Nina Simone' }).first()).toBeVisible();
    }),
  );
});

// Two pages at a time: on a small machine more pages would wait for each other.
for (const pages of [
  [
    { url: '/?q=nina', said: 'Erreur lors du chargement des événements', shown: 'Nuit Nina Simone' },
    { url: '/events?q=nina', said: 'Erreur lors du chargement des événements', shown: 'Nuit Nina Simone' },
  ],
  [
    { url: '/my-events', said: 'Impossible de charger vos achats', shown: 'Aucun billet pour l’instant' },
    { url: '/profile', said: 'Impossible de charger votre profil', shown: 'Rien d’écrit ici pour l’instant' },
  ],
]) {
  const urls = pages.map(({ url }) => url).join(' and ');
  test(`${urls} of a user show an error without an answer, and load on a retry`, async ({ browser }) => {
    await Promise.all(
      pages.map(async ({ url, said, shown }) => {
        const page = await newPage(browser);
        await signUp(page, 'Théa Patiente');
        const silence = await beginSilence(page, backend);
        await page.goto(url);
        await silence.expectSaid(page.getByText(said).first());
        silence.end();
        await page
          .getByRole('button', { name: t('common:retry') })
          .first()
          .click();
        await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      }),
    );
  });
}

test('a sign-in and a sign-up without an answer show a message, keep their values, and work at the second attempt', async ({
  browser,
}) => {
  const signingIn = async () => {
    const page = await newPage(browser);
    await skipOnboarding(page);
    await page.goto('/auth');
    const silence = await beginSilence(page, backend);
    await signInByHand(page, { email: 'demo@lively.fr', password: 'lively-demo' });
    await silence.expectSaid(page.getByRole('main').getByRole('alert').filter({ hasText: unreachable }));
    await expect(page.locator('main [name=email]')).toHaveValue('demo@lively.fr');
    await expect(page.locator('main [name=password]')).toHaveValue('lively-demo');
    silence.end();
    await page.locator('main [type=submit]').click();
    await expect(page).toHaveURL(/\/events$/);
  };
  const signingUp = async () => {
    const page = await newPage(browser);
    const email = newEmail('silence');
    await page.goto('/auth');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth:toSignup.action') })
      .click();
    const silence = await beginSilence(page, backend);
    await page.getByLabel(t('auth:fields.fullName')).fill('Noé Attend');
    await page.getByLabel('J’ai 18 ans ou plus').check();
    await signInByHand(page, { email, password: 'une phrase assez longue' });
    await silence.expectSaid(page.getByRole('main').getByRole('alert').filter({ hasText: unreachable }));
    await expect(page.getByLabel(t('auth:fields.fullName'))).toHaveValue('Noé Attend');
    await expect(page.locator('main [name=email]')).toHaveValue(email);
    await expect(page.locator('main [name=password]')).toHaveValue('une phrase assez longue');
    silence.end();
    await page.locator('main [type=submit]').click();
    await expect(page.getByText('Vérifiez votre email pour confirmer votre inscription !')).toBeVisible();
  };
  await Promise.all([signingIn(), signingUp()]);
});

test('the link of a mail without an answer leads to the sign-in page with a message', nightly, async ({ browser }) => {
  const page = await newPage(browser);
  await skipOnboarding(page);
  const account = { email: newEmail('lien'), password: 'une phrase assez longue' };
  await page.goto('/auth');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:toSignup.action') })
    .click();
  await page.getByLabel(t('auth:fields.fullName')).fill('Luce Lien');
  await page.getByLabel('J’ai 18 ans ou plus').check();
  await signInByHand(page, account);
  await expect(page.getByText('Vérifiez votre email pour confirmer votre inscription !')).toBeVisible();
  // Confirmed outside the page: the browser of the page exchanges the code of the link.
  const callback = await pressMailLink(page, await readMailLink(page, account.email));
  const silence = await beginSilence(page, /\/auth\/v1\/token/);
  await page.goto(callback);
  await silence.expectSaid(page.getByRole('main').getByRole('alert').filter({ hasText: unreachable }));
  silence.end();
  await signInByHand(page, account);
  await expect(page.getByText('Luce Lien')).toBeVisible();
});

test('forms without an answer show a message, keep their values, and are sent at the second attempt', async ({
  browser,
}) => {
  const writing = async () => {
    const page = await newPage(browser);
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
    const silence = await beginSilence(page, backend);
    await ticket.getByRole('button').click();
    await silence.expectSaid(ticket.getByRole('alert'));
    await expect(ticket.locator('[name=description]')).toHaveValue('Elle a disparu.');
    silence.end();
    await ticket.getByRole('button').click();
    await expect(ticket.locator('form')).toHaveCount(0);
  };
  const publishing = async () => {
    const page = await newPage(browser);
    await signUp(page, 'Ana Attend');
    await page.goto('/create-event');
    const title = page.getByRole('textbox', { name: t('eventForm:fields.title') });
    await title.fill('Bal du silence');
    await page.getByRole('combobox', { name: t('explore:category.label') }).selectOption('festival');
    await page.getByRole('combobox', { name: t('eventForm:fields.location') }).fill('Lyon');
    await page.getByLabel(t('eventForm:fields.date'), { exact: true }).fill('2099-07-14');
    await page.getByLabel(t('eventForm:fields.time'), { exact: true }).fill('20:30');
    const silence = await beginSilence(page, backend);
    await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
    await silence.expectSaid(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: t('eventForm:toast.saveFailed') }),
    );
    await expect(title).toHaveValue('Bal du silence');
    silence.end();
    await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
    await expect(page.getByText('Événement créé !')).toBeVisible();
  };
  await Promise.all([writing(), publishing()]);
});

test('code that never loads shows a message on the page, which can be loaded again', async ({ browser }) => {
  const visit = async (chunk: RegExp, url: string, title: string) => {
    const page = await newPage(browser);
    await signUp(page, 'Léo Lent');
    const silence = await beginSilence(page, chunk);
    await page.goto(url);
    await silence.expectSaid(page.getByText(t('common:failure.title')).first());
    silence.end();
    await page.getByRole('button', { name: t('common:retry') }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await Promise.all([
    visit(new RegExp(fileOf('src/routes/home/SignedInHome.tsx')), '/', 'Ce soir, demain, ce week-end'),
    visit(/\/assets\/myEvents\.route-.*\.js/, '/my-events', 'Mes sorties'),
  ]);
});

test('a link to a page that never loads shows a message, and works on a retry', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/explore');
  await whenAppIsThere(page);
  const silence = await beginSilence(page, /\/assets\/faq\.page-.*\.js/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.links.faq') })
    .click();
  await silence.expectSaid(page.getByText(t('common:failure.title')).first());
  silence.end();
  await page.getByRole('button', { name: t('common:retry') }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('an app that never loads shows a message where a user waits, and loads on a retry', async ({ browser }) => {
  const visit = async (path: string, begin: (page: Page) => Promise<void>, then: (page: Page) => Promise<void>) => {
    const page = await newPage(browser);
    const silence = await beginSilence(page, /\/assets\/main-.*\.js/);
    // The held code also delays the load event of the page.
    await page.goto(path, { waitUntil: 'commit' });
    await begin(page);
    const notice = page.getByRole('alert').filter({ hasText: 'La page met du temps à charger' });
    await silence.expectSaid(notice);
    silence.end();
    await notice.getByRole('link', { name: t('common:retry') }).click();
    await whenAppIsThere(page);
    await expect(notice).toBeHidden();
    await then(page);
  };
  await Promise.all([
    // The page is readable: the user waits only after a press.
    visit(
      '/event/17',
      (page) =>
        page
          .getByRole('button', { name: /^Garder/ })
          .first()
          .click(),
      (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    ),
    visit(
      '/my-events',
      async () => {},
      (page) => expect(page).toHaveURL(/\/auth\?redirect=/),
    ),
  ]);
});

/** Opens a page with a separate storage and clock. */
async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await takeClock(page);
  return page;
}

interface Silence {
  /** Expects a text within the limit, counted from when all requests were sent. */
  expectSaid(text: Locator): Promise<void>;
  /** Restores the connection. Earlier requests stay without an answer. */
  end(): void;
}

/** Never answers requests of a kind. */
async function beginSilence(page: Page, url: RegExp): Promise<Silence> {
  let isHeld = true;
  let isMet = false;
  let changed = Date.now();
  const open = new Set<Request>();
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  page.on('request', (request) => note(() => url.test(request.url()) || open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));
  await page.route(url, (route) => {
    if (!isHeld) return route.fallback();
    isMet = true;
  });
  return {
    async expectSaid(text) {
      // The code of a page loads in real time, independent of the clock of the page.
      await expect.poll(() => isMet && open.size === 0 && Date.now() - changed > calm).toBe(true);
      const step = 500;
      let advanced = 0;
      while (!(await text.isVisible())) {
        // The page also needs real time to load the message.
        await page.waitForTimeout(60);
        if (open.size > 0) continue;
        expect(advanced).toBeLessThan(limit);
        await page.clock.runFor(step);
        advanced += step;
      }
    },
    end() {
      isHeld = false;
    },
  };
}
