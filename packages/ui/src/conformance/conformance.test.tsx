import { describe, expect, it } from 'vitest';
import type { Status } from '../../build/accessibility/Measurements';
import { knownFailures } from '../docs/knownFailures';
import * as library from '../index';
import { describeConformance, show } from './describeConformance';
import { samples } from './samples';
import { measureStatus } from './status/measureStatus';

samples.forEach(describeConformance);

const rootless = ['LivelyProvider'];

describe('the conformance suite', () => {
  it('covers every component of the library', () => {
    expect([...samples.map(({ name }) => name), ...rootless].sort()).toEqual(Object.keys(library).sort());
  });
});

describe('every component', () => {
  it('passes the checks of the page « Status », except known failures', async ({ task }) => {
    const measured: Record<string, Status> = {};
    for (const { name, element } of samples) {
      show(element);
      measured[name] = await measureStatus(element);
    }
    // For the page and the conformance reports.
    task.meta.status = measured;
    expect(listFailures(measured)).toEqual(listKnown());
  });
});

/** Returns `Chip: 44 px` for each check that a component fails. */
function listFailures(measured: Record<string, Status>): string[] {
  return Object.entries(measured).flatMap(([name, { checks }]) =>
    Object.entries(checks).flatMap(([check, outcome]) => (outcome === 'pass' ? [] : `${name}: ${check}`)),
  );
}

function listKnown(): string[] {
  return Object.entries(knownFailures).flatMap(([name, checks]) =>
    Object.keys(checks).map((check) => `${name}: ${check}`),
  );
}
