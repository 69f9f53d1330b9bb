import type { HostRun, Operations } from '../../data/Operations';

/** Seconds after which a daily import or backup is late: a day and a half, as in docs/hosting/alerts.yml. */
const maxRunAge = 129_600;
/** Maximum seconds that a mail may be due. */
const maxMailAge = 900;
/** Maximum lag of a replica in seconds: the default of DATABASE_READ_MAX_LAG. */
const maxLag = 5;

/** The result of a health check. `unknown` if the database has no data about it. */
export type HealthCheck =
  | { readonly id: 'database'; readonly state: 'good' }
  | { readonly id: 'mails'; readonly state: 'good' | 'warning'; readonly oldest: number; readonly failed: number }
  | { readonly id: 'imports' | 'backups'; readonly state: 'good' | 'warning'; readonly finishedAt: string }
  | { readonly id: 'imports' | 'backups'; readonly state: 'unknown' }
  | { readonly id: 'servers'; readonly state: 'good' | 'warning'; readonly count: number; readonly versions: number }
  | { readonly id: 'replicas'; readonly state: 'good' | 'warning'; readonly count: number; readonly lag: number }
  | { readonly id: 'staff'; readonly state: 'good' | 'warning'; readonly count: number };

/** Checks the health of the site with the data of its database: warnings first. */
export function checkHealth(operations: Operations): HealthCheck[] {
  const { mails, oldestMail, servers, versions, replicas, staff, runs, moment } = operations;
  const lag = Math.max(0, ...replicas.map((replica) => replica.lag));
  const withoutFactor = staff.filter(({ hasFactor }) => !hasFactor).length;
  const isOf = (isWarning: boolean) => (isWarning ? 'warning' : 'good');
  const checks: HealthCheck[] = [
    { id: 'database', state: 'good' },
    {
      id: 'mails',
      state: isOf(oldestMail > maxMailAge || mails.failed > 0),
      oldest: oldestMail > maxMailAge ? oldestMail : 0,
      failed: mails.failed,
    },
    checkRuns(
      'imports',
      runs.filter(({ kind }) => kind === 'import'),
      moment,
    ),
    checkRuns(
      'backups',
      runs.filter(({ kind }) => kind === 'backup'),
      moment,
    ),
    ...(servers > 0 ? [{ id: 'servers', state: isOf(versions > 1), count: servers, versions } as const] : []),
    ...(replicas.length ? [{ id: 'replicas', state: isOf(lag > maxLag), count: replicas.length, lag } as const] : []),
    { id: 'staff', state: isOf(withoutFactor > 0), count: withoutFactor },
  ];
  const isWarning = ({ state }: HealthCheck) => Number(state === 'warning');
  return checks.toSorted((one, other) => isWarning(other) - isWarning(one));
}

function checkRuns(id: 'imports' | 'backups', runs: readonly HostRun[], moment: string): HealthCheck {
  const latest = runs.reduce<string | undefined>(
    (last, { finishedAt }) => (last === undefined || finishedAt > last ? finishedAt : last),
    undefined,
  );
  if (latest === undefined) return { id, state: 'unknown' };
  const age = (Date.parse(moment) - Date.parse(latest)) / 1000;
  return { id, state: age > maxRunAge ? 'warning' : 'good', finishedAt: latest };
}
