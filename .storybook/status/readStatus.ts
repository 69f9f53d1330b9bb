import measured from '../../packages/ui/src/docs/status.json';

interface Status {
  /** `pass`, or what is wrong, by check. */
  checks: Record<string, string>;
  /** The criteria of RGAA that were tried and are met: `3.2, 9.2`. */
  rgaa: string;
}

/** What the last test run measured of a component. Of a provider, which draws nothing, it measures nothing. */
export function readStatus(name: string): Status {
  return measured[name as keyof typeof measured] ?? { checks: {}, rgaa: '' };
}

export const checkNames = Object.keys(measured.Button.checks);
