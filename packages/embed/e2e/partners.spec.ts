import { backendList, cards, expect, list, one, test } from './partnerTest.ts';
import { backend, library } from './ports.ts';
import { idOf } from './rows.ts';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

for (const name of ['Le Progrès', '"><script>alert(1)</script>', 'a\u202eb & c=d?#%41', '日本 🎷']) {
  test(`the request and the links name the partner, and nothing else is sent: ${name}`, async ({
    open,
    page,
    requests,
    widget,
  }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(backend) && request.method() === 'GET');
    await open({ body: backendList(`partner="${escapeAttribute(name)}"`) });
    await expect(widget.locator(cards)).not.toHaveCount(0);
    const sent = new URLSearchParams((await asked).headers()['x-client-info']);
    expect([...sent]).toEqual([['partner', name]]);
    const links = await widget
      .locator('[part=open]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of links) {
      expect(link).toMatch(new RegExp(`^${library}/event/[\\w-]+\\?partner=[\\w.*+%-]+$`));
      expect(new URL(link ?? '').searchParams.get('partner')).toBe(name);
    }
    await page.waitForLoadState('networkidle');
    expect(requests.data).toHaveLength(1);
    // The part with the warnings about attributes is not loaded.
    expect(requests.scripts.filter((url) => url.includes('faults'))).toEqual([]);
  });
}

test('without a name, and with one that is too long, nothing names the partner', async ({ open, page, widget }) => {
  for (const attribute of ['', 'partner=""', `partner="${'a'.repeat(61)}"`]) {
    const asked = page.waitForRequest((request) => request.url().startsWith(backend) && request.method() === 'GET');
    await open({ body: backendList(attribute) });
    await expect(widget.locator(cards)).not.toHaveCount(0);
    expect((await asked).headers()).not.toHaveProperty('x-client-info');
    await expect(widget.locator('[part=open]').first()).not.toHaveAttribute('href', /\?/);
  }
});

test('a feed of another site hears nothing of the partner, and its links do', async ({ open, page }) => {
  const asked = page.waitForRequest(`${backend}/events.json`);
  await open({ body: list('partner="Le Progrès"') + one(idOf(17), 'partner="Le Progrès"') });
  expect((await asked).headers()).not.toHaveProperty('x-client-info');
  const single = page.locator('lively-event').locator('[part=open]');
  await expect(single).toHaveAttribute('href', /\/event\/[\w-]+\?partner=Le\+Progr%C3%A8s$/);
});

test('the events of a venue are requested in the name of the partner', async ({ open, page }) => {
  const asked = page.waitForRequest(`${backend}/rest/v1/rpc/list_events_of_source`);
  await open({ body: backendList('venue="Le Trianon" partner="Le Progrès"') });
  expect((await asked).headers()['x-client-info']).toBe('?partner=Le+Progr%C3%A8s');
});
