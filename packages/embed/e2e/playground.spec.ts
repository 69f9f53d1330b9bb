import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from './partnerTest.ts';
import { playground } from './ports.ts';

test('what is chosen on the left shows on the right and stands in the snippet', async ({ page, widget }) => {
  await page.goto(playground);
  await expect(widget.getByRole('listitem')).toHaveCount(6);
  await page.getByLabel('layout').selectOption('compact');
  await page.getByLabel('limit').fill('3');
  await expect(widget.getByRole('listitem')).toHaveCount(3);
  const snippet = page.locator('code');
  await expect(snippet).toContainText('layout="compact"');
  await expect(snippet).toContainText('limit="3"');
  await expect(snippet).toContainText(/integrity="sha384-[\w+/]{64}"/);
  await expect(snippet).toContainText('crossorigin="anonymous"');
});

test('words of a partner become the slugs of a snippet', async ({ page, widget }) => {
  await page.goto(playground);
  await page.getByLabel('tags').fill('jazz, Expositions, Spectacles');
  await expect(page.locator('code')).toContainText(
    'tags="jazz,exhibitions=Expositions,leisure=Spectacles,tech=Spectacles,food=Spectacles"',
  );
  await expect(widget.locator('[part=reasons]').first()).toHaveText(/\+50/);
});

test('one event has attributes of its own, and the page hears what happens', async ({ page, widget }) => {
  await page.goto(playground);
  await page.getByLabel('Élément', { exact: true }).selectOption('lively-event');
  await page.getByLabel('event-id').fill('00000000-0000-4000-8000-000000000011');
  await expect(widget.locator('[part=title]')).toHaveText(/Nina Simone/);
  await widget.getByRole('link', { name: /Nina Simone/ }).click();
  await expect(page.getByText(/^lively-open /)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing to say of the playground, in ${colorScheme}`, async ({ page, widget }) => {
    await page.emulateMedia({ colorScheme });
    // The playground's policy lets nobody else's script in: this one comes in by its own address.
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.route(`${playground}/lively.js`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n${axe}` });
    });
    await page.goto(playground);
    await expect(widget.getByRole('listitem')).toHaveCount(6);
    const { violations } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
}
