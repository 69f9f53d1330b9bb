import { expect } from '@playwright/test';
import { watchFaults } from '../e2e/watchFaults';
import type { Call, Flow } from './Flow';
import { type Fault, faults } from './faults';
import { eventFlow } from './flows/eventFlow';
import { favouriteFlow } from './flows/favouriteFlow';
import { preferencesFlow } from './flows/preferencesFlow';
import { profileFlow } from './flows/profileFlow';
import { purchaseFlow } from './flows/purchaseFlow';
import { voteFlow } from './flows/voteFlow';
import { injectFault } from './injectFault';
import { test } from './test';

const flows: readonly Flow[] = [voteFlow, favouriteFlow, purchaseFlow, preferencesFlow, profileFlow, eventFlow];

for (const flow of flows) {
  for (const call of flow.calls) {
    for (const fault of faults) {
      test(`${flow.name}: the request «${call.name}» meets ${fault.name}`, async ({ page, enter }) => {
        const errors = watchFaults(page);
        const user = await enter(flow);
        const act = await flow.begin(page, user);
        const { pass, settle, stop } = await injectFault(page, call, fault);
        const failure = page.getByText(new RegExp(act.failures.join('|')));
        const readState = async () => ({
          shown: await act.readShown(),
          stored: await act.readStored(),
          isFailureSaid: (await failure.count()) > 0,
        });

        await act.submit();
        await pass();
        const isStored = storesIntention(fault, call);
        const outcome = isStored ? act.intended : act.before;
        const settled = { shown: outcome, stored: outcome, isFailureSaid: !isStored };
        await expect.poll(readState).toEqual(settled);
        await settle();
        expect(await readState()).toEqual(settled);

        if (!isStored) {
          await act.expectKept();
          await stop();
          await act.submit();
          await expect.poll(act.readShown).toEqual(act.intended);
          await expect.poll(act.readStored).toEqual(act.intended);
        }
        // The browser itself notes every answer that is no success.
        expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      });
    }
  }
}

function storesIntention({ storesWrite, letsRead }: Fault, { role }: Call): boolean {
  if (role === 'log') return true;
  return role === 'write' ? storesWrite : letsRead;
}
