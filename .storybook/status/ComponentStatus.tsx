import sizes from 'virtual:component-sizes';
import measured from '../../packages/ui/src/docs/status.json';
import { readStories } from './readStories';

interface ComponentStatusProps {
  name: string;
}

/** What the last test run measured of a component, for its page. */
export default function ComponentStatus({ name }: ComponentStatusProps) {
  const status: Record<string, string> = measured[name as keyof typeof measured] ?? {};
  const { states, keys } = readStories(name);
  const size = sizes[name];
  return (
    <table>
      <tbody>
        <Row title="States shown" value={states.join(', ')} />
        <Row title="Keys proven by a story" value={keys.join(', ') || 'none: it takes no key of its own'} />
        {Object.entries(status).map(([check, outcome]) => (
          <Row key={check} title={check} value={outcome === 'pass' ? '✓' : `✗ ${outcome}`} />
        ))}
        {size && (
          <Row
            title="Alone, gzip"
            value={`${toKilobytes(size.script)} of script, ${toKilobytes(size.stylesheet)} of rules`}
          />
        )}
      </tbody>
    </table>
  );
}

function Row({ title, value }: { title: string; value: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{value}</td>
    </tr>
  );
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
