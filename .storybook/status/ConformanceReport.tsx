import { wcagCriteria } from '../../packages/ui/build/accessibility/wcagCriteria';
import { readReport } from './readReport';

interface ConformanceReportProps {
  /** The name of the component. */
  name: string;
}

/** The result of the tests for each criterion of WCAG 2.2, with its evidence. */
export function ConformanceReport({ name }: ConformanceReportProps) {
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = readReport(name).chapters;
  const criteria = [...a.criteria, ...aa.criteria];
  const count = (level: string) =>
    criteria.filter(({ components }) => components.some(({ adherence }) => adherence.level === level)).length;
  return (
    <details>
      <summary>
        WCAG 2.2 A and AA: {count('supports')} criteria supported, {count('not-applicable')} not applicable,{' '}
        {count('not-evaluated')} not evaluated, {count('partially-supports') + count('does-not-support')} with faults
      </summary>
      <p>
        The package has this as <code>@lively/ui/accessibility/{name}.yaml</code>, in the format OpenACR 0.1.0.
      </p>
      <table className="component-status">
        <tbody>
          {criteria.flatMap(({ num, components }) =>
            components.map(({ adherence }) => (
              <tr key={num}>
                <th scope="row">
                  {num} {wcagCriteria.find((criterion) => criterion.num === num)?.title}
                </th>
                <td>
                  {adherence.level.replaceAll('-', ' ')}. {adherence.notes}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </details>
  );
}
