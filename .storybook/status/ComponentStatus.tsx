import sizes from 'virtual:component-sizes';
import type { ComponentSize } from '../../packages/ui/size/measureComponents';
import { knownFailures } from '../../packages/ui/src/docs/knownFailures';
import since from '../../packages/ui/src/docs/since.json';
import { ConformanceReport } from './ConformanceReport';
import { isMeasured, readServerComponent, readStatus } from './readStatus';
import { readStories } from './readStories';

interface ComponentStatusProps {
  name: string;
}

/** The measurements of a component in the last test run, for its page. */
export default function ComponentStatus({ name }: ComponentStatusProps) {
  const { checks, rgaa } = readStatus(name);
  const { states } = readStories(name);
  const size = sizes[name];
  const server = readServerComponent(name);
  return (
    <>
      <table className="component-status">
        <tbody>
          <Row title="Since" value={nameVersion(name)} />
          {!isMeasured(name) && <Row title="Accessibility" value="not measured: run pnpm test:stories" />}
          <Row title="States shown" value={states.join(', ')} />
          {Object.entries(checks).map(([check, outcome]) => (
            <Row key={check} title={check} value={describe(outcome, knownFailures[name]?.[check])} />
          ))}
          {rgaa && <Row title="Criteria of RGAA 4.1 tried and met" value={rgaa} />}
          {server && <Row title="In a server component" value={server} />}
          {size && <Row title="Alone, gzip" value={describeSize(size)} />}
        </tbody>
      </table>
      <ConformanceReport name={name} />
    </>
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

function nameVersion(name: string): string {
  const version = since[name as keyof typeof since];
  return version === 'next' ? 'the next version' : version;
}

/** Returns the failure, with the reason why it is accepted for now. */
function describe(outcome: string, reason: string | undefined): string {
  return outcome === 'pass' ? '✓' : `✗ ${outcome}. ${reason}`;
}

function describeSize({ script, later, stylesheet }: ComponentSize): string {
  const first = `${toKilobytes(script)} of script, ${toKilobytes(stylesheet)} of rules`;
  return later ? `${first}; ${toKilobytes(later)} of script when it is first used` : first;
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
