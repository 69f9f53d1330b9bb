import type { ServerIdentity } from './ServerIdentity.ts';

const remedies: Readonly<Record<keyof ServerIdentity, string>> = {
  secret:
    'Another server of this database signs sessions with another secret: its users are signed out here, and those of this one there. Set the same LIVELY_SESSION_SECRET at every server, or at none.',
  storage:
    'Another server of this database keeps pictures in another place: what is sent to one is missing at the other. Set LIVELY_DATA_FOLDER to one folder that every server mounts, or LIVELY_STORAGE to one bucket.',
  version:
    'Another server of this database runs another version or another build. That is right during an upgrade, and no longer.',
};

/** Finds the properties in which a server differs from others of its database: one line each, with what to do. */
export function findDisagreements(own: ServerIdentity, others: readonly ServerIdentity[]): string[] {
  const names = Object.keys(remedies) as (keyof ServerIdentity)[];
  return names.filter((name) => others.some((other) => other[name] !== own[name])).map((name) => remedies[name]);
}
