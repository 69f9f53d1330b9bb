import measurements from 'virtual:measurements';
import type { Status } from '../../packages/ui/build/accessibility/Measurements';
import { checkNames as measuredChecks } from '../../packages/ui/src/conformance/status/checkNames';
import react18 from '../../packages/ui/src/docs/packed/react18.json';
import react19 from '../../packages/ui/src/docs/packed/react19.json';
import serverComponents from '../../packages/ui/src/docs/packed/serverComponents.json';

/** The results of the package tests: compilation and server rendering, with each version of React. */
const packed: Record<string, Record<string, string>> = { 'React 18': react18, 'React 19': react19 };

export const checkNames = [...measuredChecks, ...Object.keys(packed)];

/** The first and the last day on which stories were measured, if any were: `2026-11-27`, `2026-11-28`. */
export const measuredDays = readDays();

/** Returns the measurements of a component in the last test run. A provider, which renders no element, has none. */
export function readStatus(name: string): Status {
  const { checks, rgaa } = measurements[name]?.status ?? { checks: {}, rgaa: '' };
  return { checks: { ...checks, ...readPacked(name) }, rgaa };
}

/** Whether a test run measured the stories of a component. */
export function isMeasured(name: string): boolean {
  return measurements[name]?.stories !== undefined;
}

function readPacked(name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packed).flatMap(([react, { [name]: outcome }]) => (outcome ? [[react, outcome]] : [])),
  );
}

/** Returns the usage in a project with server components: `by itself`, or `in a client component` if it needs functions. */
export function readServerComponent(name: string): string | undefined {
  return (serverComponents as Record<string, string>)[name];
}

function readDays(): [string, string] | undefined {
  const days = Object.values(measurements).flatMap(({ stories }) => (stories ? [stories.day] : []));
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  return first && last ? [first, last] : undefined;
}
