import sizes from 'virtual:component-sizes';
import { componentGroups } from '../../packages/ui/src/docs/componentGroups';
import { knownFailures } from '../../packages/ui/src/docs/knownFailures';
import since from '../../packages/ui/src/docs/since.json';
import { checkNames, isMeasured, measuredDays, readStatus } from './readStatus';
import { readStories } from './readStories';

/** A table of all components and all checks. */
export function StatusTable() {
  return (
    <>
      <p>
        <strong>{describeMeasurement()}</strong>
      </p>
      {Object.entries(componentGroups).map(([group, names]) => (
        <GroupTable key={group} group={group} names={names} />
      ))}
    </>
  );
}

/** Returns when the components were measured, and what to do about those that were not. */
function describeMeasurement(): string {
  const names = Object.values(componentGroups).flat();
  const count = names.filter(isMeasured).length;
  const missing = `The stories of ${names.length - count} of ${names.length} components are not measured: run pnpm test:stories, then build Storybook again.`;
  if (!measuredDays) return missing;
  const [first, last] = measuredDays;
  const days = `Measured ${first === last ? `on ${first}` : `between ${first} and ${last}`}.`;
  return count === names.length ? days : `${days} ${missing}`;
}

function GroupTable({ group, names }: { group: string; names: readonly string[] }) {
  return (
    <section>
      <h2>{group}</h2>
      <table className="status">
        <thead>
          <tr>
            {['Component', 'Since', 'States', 'Keys', ...checkNames, 'RGAA', 'kB'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <StatusRow key={name} group={group} name={name} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StatusRow({ group, name }: { group: string; name: string }) {
  const { checks, rgaa } = readStatus(name);
  const { states, keys } = readStories(name);
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/components-${group.toLowerCase()}-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </a>
      </th>
      <td>{since[name as keyof typeof since]}</td>
      <td>{states.length}</td>
      <td>{keys.length || '–'}</td>
      {checkNames.map((check) => (
        <td key={check} title={knownFailures[name]?.[check]}>
          {toSign(checks[check])}
        </td>
      ))}
      <td title={rgaa}>{rgaa ? rgaa.split(', ').length : '–'}</td>
      <td>{((sizes[name]?.script ?? 0) / 1000).toFixed(1)}</td>
    </tr>
  );
}

/** Returns the sign of an outcome. « – » is a check without a measurement: of a provider, which renders no element, or before the first run. */
function toSign(outcome: string | undefined): string {
  if (outcome === undefined) return '–';
  return outcome === 'pass' ? '✓' : `✗ ${outcome}`;
}
