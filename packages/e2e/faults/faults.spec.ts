import { expect } from '@playwright/test';
import { watchFaults } from '../helpers/watchFaults';
import type { Call, Flow } from './Flow';
import { type Fault, faults } from './faults';
import { changeFlow } from './flows/changeFlow';
import { eventFlow } from './flows/eventFlow';
import { favouriteFlow } from './flows/favouriteFlow';
import { preferencesFlow } from './flows/preferencesFlow';
import { calendarCreationFlow, calendarRevocationFlow } from './flows/privateCalendarFlows';
import { profileFlow } from './flows/profileFlow';
import { purchaseFlow } from './flows/purchaseFlow';
import { savedSearchFlow } from './flows/savedSearchFlow';
import { voteFlow } from './flows/voteFlow';
import { injectFault } from './injectFault';
import { test } from './test';
import { watchTexts } from './watchTexts';

const flows: readonly Flow[] = [
  voteFlow,
  favouriteFlow,
  purchaseFlow,
  preferencesFlow,
  profileFlow,
  eventFlow,
  savedSearchFlow,
  changeFlow,
  calendarCreationFlow,
  calendarRevocationFlow,
];

/**
 * With `LONG=1`, every call meets every fault. In `pnpm test`, each call meets a seventh of the faults, and each fault
 * some calls.
 */
const step = process.env.LONG ? 1 : 7;

for (const [flowIndex, flow] of flows.entries()) {
  for (const [callIndex, call] of flow.calls.entries()) {
    for (const fault of faults.filter((_, index) => (index + callIndex + flowIndex) % step === 0)) {
      test(`${flow.name}: the page is correct after «${call.name}» with ${fault.name}`, async ({ page, enter }) => {
        const errors = watchFaults(page);
        const user = await enter(flow);
        const act = await flow.begin(page, user);
        const { pass, settle, stop } = await injectFault(page, call, fault);
        const isFailureSaid = await watchTexts(page, act.failures);
        const readState = async () => ({
          shown: await act.readShown(),
          stored: await act.readStored(),
          isFailureSaid: await isFailureSaid(),
        });

        await act.submit();
        await pass();
        const isStored = storesIntention(fault, call);
        const isShown = isStored && ((call.isLookedUp ?? true) || (fault.answersWrite ?? true));
        const settled = {
          shown: isShown ? act.intended : act.before,
          stored: isStored ? act.intended : act.before,
          isFailureSaid: !isShown,
        };
        const expectSettled = () => passes(async () => expect(await readState()).toEqual(settled));
        await expectSettled();
        await settle();
        await expectSettled();

        if (!isShown) {
          await act.expectKept();
          await stop();
          await act.submit();
          await passes(async () => expect(await act.readShown()).toEqual(act.intended));
          await passes(async () => expect(await act.readStored()).toEqual(act.intended));
        }
        // The browser logs every response that is not a success.
        expect(errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      });
    }
  }
}

/** Retries a check that fails, for example because the server closed a connection of the test. */
function passes(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass();
}

function storesIntention({ storesWrite, letsRead }: Fault, { role }: Call): boolean {
  if (role === 'log') return true;
  return role === 'write' ? storesWrite : letsRead;
}
