import sizes from 'virtual:component-sizes';
import { componentGroups } from '../../packages/ui/src/docs/componentGroups';
import measured from '../../packages/ui/src/docs/status.json';
import { readStories } from './readStories';

const checks = Object.keys(measured.Button);

/** Every component and every check, on one page. */
export function StatusTable() {
  return Object.entries(componentGroups).map(([group, names]) => (
    <section key={group}>
      <h2>{group}</h2>
      <table className="status">
        <thead>
          <tr>
            {['Component', 'States', 'Keys', ...checks, 'kB'].map((title) => (
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
  const status: Record<string, string> = measured[name as keyof typeof measured] ?? {};
  const { states, keys } = readStories(name);
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/components-${group.toLowerCase()}-${name.toLowerCase()}--docs`} target="_top">
          {name}
        </a>
      </th>
      <td>{states.length}</td>
      <td>{keys.length || '–'}</td>
      {checks.map((check) => (
        <td key={check}>{toSign(status[check])}</td>
      ))}
      <td>{((sizes[name]?.script ?? 0) / 1000).toFixed(1)}</td>
    </tr>
  );
}

/** A provider draws nothing, so nothing of it is measured. */
function toSign(outcome: string | undefined): string {
  if (outcome === undefined) return '–';
  return outcome === 'pass' ? '✓' : `✗ ${outcome}`;
}
