import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { openFolds } from '../helpers/openFolds';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** A word that is in no other event. */
const createWord = () => `zig${[...String(Date.now()).slice(-8)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const accessOf = (page: Page) => page.locator('dt', { hasText: t('event:facts.accessible') }).locator('xpath=..');
const signed = t('taxonomy:sign-language');

/** Publishes an event with the needs that it declares, and one about which nothing is known. */
async function publish(page: Page, word: string) {
  const user = await signUp(page, 'Lise Signe');
  const place = { category: 'culture', location: 'Lyon', date: '2099-07-14', time: '15:00' };
  await insertRow(page, user, 'events', { title: `Visite ${word}`, ...place });
  return insertRow<{ id: string }>(page, user, 'events', {
    ...{ title: `Visite signée ${word}`, ...place },
    accessibility: ['sign-language', 'quiet'],
  });
}

test('an organiser declares access needs, which the page of the event shows with their date, and lists find', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const word = createWord();
  const { id } = await publish(page, word);
  await page.goto(`/event/${id}/edit`);
  await openFolds(page, t('eventForm:folds.place.title'));
  const needs = page.getByRole('group', { name: t('eventForm:fields.accessibility') });
  await expect(needs.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await needs.getByText(t('taxonomy:quiet')).click();
  await needs.getByText(t('taxonomy:step-free')).click();
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Visite signée ${word}` })).toBeVisible();
  const fact = accessOf(page);
  await expect(fact).toContainText(t('taxonomy:step-free'));
  await expect(fact).toContainText(signed);
  await expect(fact).not.toContainText(t('taxonomy:quiet'));
  await expect(fact).toContainText(
    new RegExp(`${t('event:accessible.declared')} · \\S+ \\d+.* · ${t('event:accessible.rest')}$`),
  );
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data.location.amenityFeature).toMatchObject([{ propertyID: 'step-free' }, { propertyID: 'sign-language' }]);

  await page.goto(`/explore?line=${encodeURIComponent(`${word} en langue des signes`)}`);
  await expect(page).toHaveURL(/[?&]access=sign-language(&|$)/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(signed);
  await page.goto(`/explore?q=${word}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: signed })).toHaveCount(0);

  // A need that no event declares: the list says how many are unknown, and none is shown as a yes.
  await page.goto(`/explore?q=${word}&access=audio-description`);
  const unknown = page.getByRole('button', { name: t('explore:empty.relaxAccess', { count: 2, number: '2' }) });
  await unknown.click();
  await expect(cards(page)).toHaveCount(2);
  expect(faults).toEqual([]);
});

test('the card of an event says that it meets a helpful need, and no other card does', async ({ page }) => {
  const faults = watchFaults(page);
  const word = createWord();
  await publish(page, word);
  const taste = { version: 1, lines: [{ kind: 'more', subject: { kind: 'access', value: 'quiet' }, ofTen: 2 }] };
  await page.addInitScript((text) => localStorage.setItem('lively_taste', text), JSON.stringify(taste));
  await page.goto(`/explore?sort=score&q=${word}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: t('taxonomy:quiet') })).toHaveText(/Visite signée/);
  expect(faults).toEqual([]);
});

test('a widget shows only the events that declare the need of its partner', async ({ page, baseURL }) => {
  const word = createWord();
  await publish(page, word);
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title>
      <script type="module" src="${baseURL}/embed/lively.js" crossorigin="anonymous"></script>
      <lively-events filters="access=sign-language&amp;q=${word}" source="${baseURL}" apikey="${publishableKey}"></lively-events>`),
  ).listen(0);
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByRole('listitem')).toHaveText([new RegExp(`Visite signée ${word}`)]);
  partner.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters by an access need, and reads who declared it', async ({ page, browser, baseURL }) => {
    const word = createWord();
    const organiser = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    await publish(await organiser.newPage(), word);
    await organiser.close();
    await page.goto(`/explore?q=${word}`);
    await page.locator('noscript select[name=access]').selectOption('sign-language');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/[?&]access=sign-language(&|$)/);
    await expect(cards(page)).toHaveText([new RegExp(`Visite signée ${word}.*${signed.replace(/[()]/g, '\\$&')}`)]);
    await page.getByRole('link', { name: `Visite signée ${word}` }).click();
    await expect(accessOf(page)).toContainText(t('event:accessible.declared'));
  });
});
