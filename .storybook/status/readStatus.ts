import react18 from '../../packages/ui/src/docs/packed/react18.json';
import react19 from '../../packages/ui/src/docs/packed/react19.json';
import serverComponents from '../../packages/ui/src/docs/packed/serverComponents.json';
import measured from '../../packages/ui/src/docs/status.json';

interface Status {
  /** `pass`, or what is wrong, by check. */
  checks: Record<string, string>;
  /** The criteria of RGAA that were tried and are met: `3.2, 9.2`. */
  rgaa: string;
}

/** What the last test run measured of a component. Of a provider, which draws nothing, it measures nothing. */
export function readStatus(name: string): Status {
  const { checks, rgaa } = measured[name as keyof typeof measured] ?? { checks: {}, rgaa: '' };
  return { checks: { ...checks, ...readPacked(name) }, rgaa };
}

/** What the tests of the package saw: compiled, and rendered by a server, with each React. */
function readPacked(name: string): Record<string, string> {
  const outcomes = { 'React 18': react18, 'React 19': react19 } as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([react, { [name]: outcome }]) => (outcome ? [[react, outcome]] : [])),
  );
}

/** Where a project with server components can write it: `by itself`, or `in a client component`, if it needs functions. */
export function readServerComponent(name: string): string | undefined {
  return (serverComponents as Record<string, string>)[name];
}

export const checkNames = Object.keys(readStatus('Button').checks);
