import type { Audit, AuditResult, Observation } from './Audit';
import { themes } from './criteria';

/** Lists the faults of the record of an audit, one sentence each. Empty if it says who looked, when, at what, and what was found. */
export function checkAudit(audit: Audit): string[] {
  const { date, version, observer, results, observations, fixed } = audit;
  const criteria = themes.flat();
  const ids = criteria.map(({ id }) => id);
  return [
    ...(isCivilDate(date) ? [] : ['The date is missing, or is no day as YYYY-MM-DD.']),
    ...(/^\d+\.\d+\.\d+/.test(version.number) ? [] : ['The number of the version is missing, or is no version.']),
    ...(/^[\da-f]{7,40}$/.test(version.commit) ? [] : ['The commit of the version is missing, or is no hash.']),
    ...(observer.name.trim() ? [] : ['The observer has no name.']),
    ...ids.flatMap((id) => checkCriterion(id, audit)),
    ...Object.values(results)
      .flat()
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is no criterion.`),
    ...observations.flatMap(checkObservation),
    ...observations.flatMap((observation) => checkAgreement(observation, results)),
    ...fixed.flatMap((id) => [
      ...(results.notMet.includes(id) ? [] : [`${id} is fixed, but was not found to fail.`]),
      ...(criteria.find((criterion) => criterion.id === id)?.tests.length
        ? []
        : [`${id} is fixed, but no test shows it.`]),
    ]),
  ];
}

/** A criterion has one result, and a failure says where it was seen. */
function checkCriterion(id: string, { results, observations }: Audit): string[] {
  const count = Object.values(results).filter((criteria) => criteria.includes(id)).length;
  const isSeen = observations.some(({ criterion, result }) => criterion === id && result === 'notMet');
  return [
    ...(count === 1 ? [] : [`${id} has ${count} results instead of one.`]),
    ...(results.notMet.includes(id) && !isSeen ? [`${id} is not met, but no observation says what was seen.`] : []),
  ];
}

function checkObservation({ criterion, page, seen }: Observation): string[] {
  return [
    ...(page.trim() ? [] : [`An observation of ${criterion} has no page.`]),
    ...(seen.trim() ? [] : [`An observation of ${criterion} does not say what was seen.`]),
  ];
}

/** A failure on one page is a failure of the site, and what was judged applies. */
function checkAgreement({ criterion, result }: Observation, results: Audit['results']): string[] {
  const allowed: Record<AuditResult, readonly AuditResult[]> = {
    met: ['met', 'notMet'],
    notMet: ['notMet'],
    notApplicable: ['met', 'notMet', 'notApplicable'],
  };
  const isAllowed = allowed[result].some((whole) => results[whole].includes(criterion));
  return isAllowed ? [] : [`${criterion} has an observation that contradicts its result.`];
}

function isCivilDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
