import { expect, type Locator } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { visit } from './pages';

test.use({ forcedColors: 'active', viewport: { width: 375, height: 800 } });

const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);

test('a chosen option differs from the others in forced colours', async ({ page }) => {
  await visit(page, '/explore');
  const chips = page.getByRole('main').locator('label:has([type=radio])');
  const chosen = page.getByRole('main').locator('label:has([type=radio]:checked)');
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(chips.nth(1)));

  const views = page.getByRole('group', { name: t('explore:view.label') }).getByRole('button');
  await expect(views).toHaveCount(2);
  expect(await groundOf(views.first())).not.toBe(await groundOf(views.last()));

  await page.locator('summary', { hasText: t('common:language.label') }).click();
  const languages = page.getByRole('banner').locator('a[hreflang]');
  expect(await groundOf(languages.first())).not.toBe(await groundOf(languages.last()));
});

test('a switch that is on differs from one that is off in forced colours, by its ground and its position', async ({
  page,
}) => {
  await visit(page, '/cookies');
  const switches = page.getByRole('switch');
  const off = page.getByRole('switch', { checked: false, disabled: false }).first();
  await expect(switches.first()).toBeVisible();
  if (!(await off.count())) await page.getByRole('switch', { disabled: false }).first().click();
  const on = page.getByRole('switch', { checked: true }).first();
  const lookOf = (element: Locator) =>
    element.evaluate((node) => {
      const knob = getComputedStyle(node, '::after');
      return [getComputedStyle(node).backgroundColor, knob.backgroundColor, knob.translate, knob.content];
    });
  const [looksOn, looksOff] = [await lookOf(on), await lookOf(off)];
  for (const look of [looksOn, looksOff]) expect(look[0], 'the knob is seen on its ground').not.toBe(look[1]);
  expect(looksOn[0]).not.toBe(looksOff[0]);
  expect(looksOn[2]).not.toBe(looksOff[2]);
});

test('the button that submits a form keeps its shape in forced colours', async ({ page }) => {
  for (const path of ['/', '/explore', '/contact', '/auth']) {
    await visit(page, path);
    const edges = await page.locator('form button[type=submit]').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
          return (
            borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor
          );
        }),
    );
    expect(edges.length, path).toBeGreaterThan(0);
    expect(edges, path).not.toContain(false);
  }
});

/** The pairs of background and text colours whose contrast the system guarantees. */
const legible = [
  ['ButtonFace', 'ButtonText'],
  ['ButtonFace', 'GrayText'],
  ['GrayText', 'ButtonFace'],
  ['Highlight', 'HighlightText'],
] as const;

test('the knob of every switch is visible on its ground in forced colours: locked, proposed, or chosen', async ({
  page,
}) => {
  await visit(page, '/cookies');
  const switches = page.getByRole('switch');
  await expect(page.getByRole('switch', { checked: true, disabled: true })).not.toHaveCount(0);
  await expect(page.getByRole('switch', { checked: true, disabled: false })).not.toHaveCount(0);
  const faults = await switches.evaluateAll((elements, legible) => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.forcedColorAdjust = 'none';
    const resolve = (name: string) => {
      sample.style.backgroundColor = name;
      return getComputedStyle(sample).backgroundColor;
    };
    const pairs = legible.map(([ground, knob]) => `${resolve(knob)} on ${resolve(ground)}`);
    sample.remove();
    return elements
      .map((element) => [getComputedStyle(element, '::after'), getComputedStyle(element)])
      .map((looks) => looks.map(({ backgroundColor }) => backgroundColor).join(' on '))
      .filter((look) => !pairs.includes(look));
  }, legible);
  expect(faults).toEqual([]);
});
