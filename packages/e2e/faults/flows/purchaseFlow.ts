import { expect } from '@playwright/test';
import { readRows } from '../../helpers/readRows';
import type { Flow } from '../Flow';
import { texts } from '../texts';

interface Held {
  tickets: number;
  /** The open tabs of a ticket office. */
  tabs: number;
}

const dayInMilliseconds = 86_400_000;

export const purchaseFlow: Flow<Held> = {
  name: 'purchase',
  timesPerUser: 15,
  calls: [{ name: 'purchase', method: 'POST', path: /\/rest\/v1\/purchases/, role: 'write' }],
  async begin(page, user) {
    const context = page.context();
    await context.route('https://billetterie.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Billetterie</title>' }),
    );
    const id = await findTicket();
    const read = page.waitForResponse((answer) => answer.url().includes('/rest/v1/purchases'));
    await page.goto(`/event/${id}`);
    await read;
    const held = page.getByText(texts.event.purchase.held);
    const countTabs = () => context.pages().filter((tab) => tab.url().startsWith('https://billetterie.example')).length;
    return {
      submit: () => page.getByRole('button', { name: texts.event.booking.ticket }).press('Enter'),
      readShown: async () => ({ tickets: await held.count(), tabs: countTabs() }),
      // Each purchase opens one tab with the ticket.
      readStored: async () => {
        const { length } = await readRows(page, user, `purchases?event_id=eq.${id}`);
        return { tickets: length, tabs: length };
      },
      before: { tickets: 0, tabs: 0 },
      intended: { tickets: 1, tabs: 1 },
      failures: [texts.event.purchase.failed],
      // The tab that was opened for the ticket is closed.
      expectKept: () => expect.poll(() => context.pages()).toEqual([page]),
    };

    /** Finds an event without a purchase. A purchase cannot be undone, so each run needs another event. */
    async function findTicket(): Promise<string> {
      const tomorrow = new Date(Date.now() + dayInMilliseconds).toISOString().slice(0, 10);
      const bought = await readRows(page, user, 'purchases?select=event_id');
      const offered = await readRows(
        page,
        user,
        `events?select=id&ticket_url=not.is.null&status=not.in.(cancelled,full)&date=gte.${tomorrow}&order=id&limit=30`,
      );
      const taken = new Set(bought.map((row) => (row as { event_id: string }).event_id));
      const free = offered.map((row) => (row as { id: string }).id).find((each) => !taken.has(each));
      if (!free) throw new Error('The samples have no more tickets to buy. Lower timesPerUser.');
      return free;
    }
  },
};
