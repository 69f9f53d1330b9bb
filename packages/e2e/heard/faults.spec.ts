import { expect } from '@playwright/test';
import { runAxe } from '../helpers/runAxe';
import { followJourney } from './followJourney';
import { plantedFaults } from './plantedFaults';
import { plantFault } from './plantFault';
import { test } from './test';

for (const fault of plantedFaults)
  test.describe('a planted fault is found', () => {
    test.use({
      locale: 'fr',
      serviceWorkers: fault.journey.needsWorker ? 'allow' : 'block',
    });

    test(fault.name, async ({ page, hearing: { log } }, { annotations }) => {
      await plantFault(page, fault);
      const problems = await followJourney(page, fault.journey, { language: 'fr', log, transcript: [] });
      annotations.push({ type: 'heard', description: problems.join(' ') });
      expect(problems).not.toEqual([]);
      if (fault.isHiddenFromAxe) expect(await runAxe(page)).toEqual([]);
    });
  });
