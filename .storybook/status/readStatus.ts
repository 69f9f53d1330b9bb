import react18 from '../../packages/ui/src/docs/packed/react18.json';
import react19 from '../../packages/ui/src/docs/packed/react19.json';
import serverComponents from '../../packages/ui/src/docs/packed/serverComponents.json';
import measured from '../../packages/ui/src/docs/status.json';

interface Status {
  /** The outcome of each check: `pass`, or the failure. */
  checks: Record<string, string>;
  /** The tested criteria of RGAA that are met: `3.2, 9.2`. */
  rgaa: string;
}

/** Returns the measurements of a component in the last test run. A provider, which renders no element, has none. */
export function readStatus(name: string): Status {
  const { checks, rgaa } = measured[name as keyof typeof measured] ?? { checks: {}, rgaa: '' };
  return { checks: { ...checks, ...readPacked(name) }, rgaa };
}

/** Returns the results of the package tests: compilation and server rendering, with each version of React. */
function readPacked(name: string): Record<string, string> {
  const outcomes = { 'React 18': react18, 'React 19': react19 } as Record<string, Record<string, string>>;
  return Object.fromEntries(
    Object.entries(outcomes).flatMap(([react, { [name]: outcome }]) => (outcome ? [[react, outcome]] : [])),
  );
}

/** Returns the usage in a project with server components: `by itself`, or `in a client component` if it needs functions. */
export function readServerComponent(name: string): string | undefined {
  return (serverComponents as Record<string, string>)[name];
}

export const checkNames = Object.keys(readStatus('Button').checks);
