import type { Locator, Page } from '@playwright/test';
import { openFolds } from '../helpers/openFolds';
import { picture } from '../helpers/picture';
import { t } from '../helpers/t';

/** A part of a page that opens, with the action that opens it. */
export interface OpenState {
  /** The name of the open part: « the suggestions of the search ». */
  readonly name: string;
  /** The path of the page. */
  readonly path: string;
  /** Presses and types until the part is open. @returns The part, which stays open during the inspection. */
  readonly open: (page: Page) => Promise<Locator>;
}

const whenShown = async (locator: Locator) => {
  await locator.waitFor();
  return locator;
};

const openSuggestions = async (page: Page) => {
  await page.getByRole('search').locator('input[type=search]').first().focus();
  await page.getByRole('combobox', { name: t('explore:search.label') }).pressSequentially('tria');
  return whenShown(page.getByRole('listbox').getByRole('option').first());
};

const openDialog = async (page: Page, button: RegExp | string) => {
  await page.getByRole('button', { name: button }).first().click();
  return whenShown(page.locator('[role=dialog], [role=alertdialog]'));
};

const onTelephone =
  (open: OpenState['open']): OpenState['open'] =>
  async (page) => {
    await page.setViewportSize({ width: 375, height: 812 });
    return open(page);
  };

const openMenu = async (page: Page, name: string) => {
  await page.getByRole('banner').locator('summary').filter({ hasText: name, visible: true }).click();
  return whenShown(page.getByRole('banner').locator('details[open] > :not(summary)').first());
};

const sendEmpty = async (page: Page) => {
  await page.getByRole('main').locator('form button[type=submit]').click();
  return whenShown(page.locator('main [aria-invalid=true]').first());
};

const showWidget = async (page: Page) => {
  const widget = page.locator('lively-events');
  // All events: which ones come first depends on the hour.
  await widget.evaluate((element) => element.setAttribute('limit', '100'));
  return whenShown(widget.locator('ul:not([inert]) > li').nth(20));
};

/** The parts that open for a visitor. */
export const publicStates: readonly OpenState[] = [
  { name: 'the suggestions of the search', path: '/explore', open: openSuggestions },
  { name: 'the dialog of the filters', path: '/explore', open: (page) => openDialog(page, /^Filtres/) },
  { name: 'the dialog of the place', path: '/explore', open: (page) => openDialog(page, /^Où( |$)/) },
  {
    name: 'the communes in the dialog of the place',
    path: '/explore',
    open: async (page) => {
      await openDialog(page, /^Où( |$)/);
      await page.getByRole('combobox', { name: t('explore:place.commune') }).pressSequentially('Toul');
      return whenShown(page.getByRole('listbox').getByRole('option').first());
    },
  },
  {
    name: 'the map of the departments',
    path: '/explore?view=map',
    open: (page) => whenShown(page.getByRole('list', { name: t('map:departments') })),
  },
  {
    name: 'the points of a department',
    path: '/explore?view=map&areas=75',
    open: async (page) => {
      await page.locator('main section button[aria-pressed]').first().click();
      return whenShown(page.locator('main section').filter({ has: page.getByText(t('map:credit')) }));
    },
  },
  {
    name: 'a sentence that was read',
    path: '/explore?line=concert+gratuit+ce+week-end+%C3%A0+Lyon',
    open: (page) => whenShown(page.locator('mark').last()),
  },
  {
    name: 'a sentence that steers the list',
    path: '/explore?sort=score',
    open: async (page) => {
      await page.getByLabel(t('tastes:field.label')).fill('moins de jazz');
      await page.keyboard.press('Enter');
      return whenShown(page.getByRole('list', { name: t('tastes:items') }));
    },
  },
  {
    name: 'the communes of one name',
    path: '/explore?line=expo+pr%C3%A8s+de+Sainte-Colombe',
    open: (page) => whenShown(page.getByRole('link', { name: 'Rhône (69)', exact: true })),
  },
  {
    name: 'all filters on a telephone',
    path: '/explore',
    open: onTelephone((page) => openDialog(page, /^Filtres/)),
  },
  {
    name: 'a sentence that was read, on a telephone',
    path: '/explore?line=concert+gratuit+ce+week-end+%C3%A0+Lyon',
    open: onTelephone((page) => whenShown(page.getByRole('link', { name: 'Retirer Gratuit' }))),
  },
  {
    name: 'the communes of one name, on a telephone',
    path: '/explore?line=expo+pr%C3%A8s+de+Sainte-Colombe',
    open: onTelephone((page) => whenShown(page.getByRole('link', { name: 'Rhône (69)', exact: true }))),
  },
  {
    name: 'what the landing page reads',
    path: '/landing',
    open: async (page) => {
      await page.getByRole('searchbox').first().pressSequentially('concert gratuit');
      return whenShown(page.getByRole('status').filter({ hasText: t('explore:filters.free') }));
    },
  },
  { name: 'the menu of languages', path: '/event/17', open: (page) => openMenu(page, 'Langue') },
  {
    name: 'the menu on a telephone',
    path: '/about',
    open: async (page) => {
      await page.setViewportSize({ width: 375, height: 800 });
      return openMenu(page, 'Menu');
    },
  },
  {
    name: 'an answer of the questions',
    path: '/faq',
    open: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      return whenShown(page.getByRole('main').locator('details[open] > :not(summary)').first());
    },
  },
  { name: 'the errors of a form', path: '/contact', open: sendEmpty },
  {
    name: 'the form of a new account, with its errors',
    path: '/auth',
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth:toSignup.action') })
        .click();
      await page.getByRole('main').getByLabel(t('auth:fields.fullName')).waitFor();
      return sendEmpty(page);
    },
  },
  {
    name: 'the form of a forgotten password',
    path: '/auth',
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth:titles.forgotten') })
        .click();
      return whenShown(page.getByRole('heading', { level: 1, name: t('auth:titles.forgotten') }));
    },
  },
  { name: 'a widget with its events', path: '/widgets', open: showWidget },
  { name: 'a widget in another language', path: '/en/widgets', open: showWidget },
];

/** The parts that open for a user. */
export const userStates: readonly OpenState[] = [
  { name: 'the menu of the profile', path: '/explore', open: (page) => openMenu(page, 'Camille') },
  {
    name: 'the folds of the event form',
    path: '/create-event',
    open: async (page) => {
      await openFolds(page);
      return whenShown(page.locator('main details[open] > :not(summary)').last());
    },
  },
  { name: 'the dialog of a report', path: '/event/17', open: (page) => openDialog(page, 'Signaler cet événement') },
  {
    name: 'a toast',
    path: '/event/17',
    open: async (page) => {
      await page
        .getByRole('button', { name: /favoris/ })
        .first()
        .click();
      const toast = await whenShown(page.locator('[aria-live] [role=group]').first());
      // The timer of the toast pauses while the toast has the focus.
      await page.keyboard.press('F6');
      return toast;
    },
  },
  {
    name: 'the dialog of the tastes',
    path: '/profile?tab=settings',
    open: (page) => openDialog(page, /mes préférences/),
  },
  {
    name: 'the point of a picture',
    path: '/create-event',
    open: async (page) => {
      await openFolds(page, t('eventForm:folds.picture.title'));
      const file = { name: 'bal.png', mimeType: 'image/png', buffer: picture };
      await page.getByLabel(t('eventForm:fields.image')).setInputFiles(file);
      const group = page.getByRole('group', { name: t('eventForm:focus.title') });
      await group.getByRole('slider').first().press('Home');
      return whenShown(group);
    },
  },
  {
    name: 'the form of a new password',
    path: '/profile?tab=settings',
    open: async (page) => {
      await page
        .getByRole('button', { name: /mot de passe/ })
        .first()
        .click();
      return whenShown(page.getByLabel(t('profile:settings.account.password.current')));
    },
  },
];
