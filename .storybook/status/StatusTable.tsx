import sizes from 'virtual:component-sizes';
import { componentGroups } from '../../packages/ui/src/docs/componentGroups';
import { knownFailures } from '../../packages/ui/src/docs/knownFailures';
import since from '../../packages/ui/src/docs/since.json';
import { checkNames, readStatus } from './readStatus';
import { readStories } from './readStories';

/** A table of all components and all checks. */
export function StatusTable() {
  return Object.entries(componentGroups).map(([group, names]) => (
    <section key={group}>
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
  ));
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

/** Returns the sign of an outcome. A provider renders no element, so it has no measurements. */
function toSign(outcome: string | undefined): string {
  if (outcome === undefined) return '–';
  return outcome === 'pass' ? '✓' : `✗ ${outcome}`;
}
