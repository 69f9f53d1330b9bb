import type { Outcome } from '../act.ts';
import type { PersonName, TableName, Verb } from './attempts.ts';

/** What a world answers: `allowed`, `nothing` (no row is seen or touched) or `refused` (an error). */
export type Expectations = ReadonlyMap<string, Outcome>;

/** What a deployed project answers: rights on tables and columns, then policies. */
export const asDeployed = parseTable(`
  table                     person    select   insert   update   delete   give

  profiles                  owner     allowed  refused  allowed  refused  refused
  profiles                  stranger  nothing  refused  nothing  refused  refused
  profiles                  visitor   refused  refused  refused  refused  refused

  events                    owner     allowed  allowed  allowed  allowed  refused
  events                    stranger  allowed  refused  nothing  nothing  refused
  events                    visitor   allowed  refused  refused  refused  refused

  drafts                    owner     allowed  refused  allowed  allowed  refused
  drafts                    stranger  nothing  refused  nothing  nothing  refused
  drafts                    visitor   nothing  refused  refused  refused  refused

  user_preferences          owner     allowed  allowed  refused  allowed  refused
  user_preferences          stranger  nothing  refused  refused  nothing  refused
  user_preferences          visitor   refused  refused  refused  refused  refused

  event_preferences         owner     allowed  allowed  refused  allowed  refused
  event_preferences         stranger  nothing  refused  refused  nothing  refused
  event_preferences         visitor   refused  refused  refused  refused  refused

  event_interactions        owner     allowed  allowed  refused  allowed  refused
  event_interactions        stranger  nothing  refused  refused  nothing  refused
  event_interactions        visitor   refused  refused  refused  refused  refused

  event_votes               owner     allowed  allowed  allowed  allowed  refused
  event_votes               stranger  nothing  refused  nothing  nothing  nothing
  event_votes               visitor   refused  refused  refused  refused  refused

  user_actions              owner     allowed  allowed  refused  refused  refused
  user_actions              stranger  nothing  refused  refused  refused  refused
  user_actions              visitor   refused  refused  refused  refused  refused

  favorites                 owner     allowed  allowed  refused  allowed  refused
  favorites                 stranger  nothing  refused  refused  nothing  refused
  favorites                 visitor   refused  refused  refused  refused  refused

  purchases                 owner     allowed  allowed  refused  allowed  refused
  purchases                 stranger  nothing  refused  refused  nothing  refused
  purchases                 visitor   refused  refused  refused  refused  refused

  contact_messages          owner     refused  refused  refused  refused  refused
  contact_messages          stranger  refused  refused  refused  refused  refused
  contact_messages          visitor   refused  refused  refused  refused  refused

  newsletter_subscriptions  owner     refused  refused  refused  refused  refused
  newsletter_subscriptions  stranger  refused  refused  refused  refused  refused
  newsletter_subscriptions  visitor   refused  refused  refused  refused  refused

  support_tickets           owner     refused  refused  refused  refused  refused
  support_tickets           stranger  refused  refused  refused  refused  refused
  support_tickets           visitor   refused  refused  refused  refused  refused

  job_applications          owner     refused  refused  refused  refused  refused
  job_applications          stranger  refused  refused  refused  refused  refused
  job_applications          visitor   refused  refused  refused  refused  refused

  launch_alerts             owner     refused  refused  refused  refused  refused
  launch_alerts             stranger  refused  refused  refused  refused  refused
  launch_alerts             visitor   refused  refused  refused  refused  refused

  pictures                  owner     allowed  allowed  allowed  allowed  refused
  pictures                  stranger  nothing  refused  nothing  nothing  nothing
  pictures                  visitor   nothing  refused  nothing  nothing  nothing
`);

/** What remains when a platform grants every table to everybody: the policies hold the rows by themselves. */
export const policiesAlone = parseTable(`
  table                     person    select   insert   update   delete   give

  profiles                  owner     allowed  refused  allowed  nothing  refused
  profiles                  stranger  nothing  refused  nothing  nothing  nothing
  profiles                  visitor   nothing  refused  nothing  nothing  nothing

  events                    owner     allowed  allowed  allowed  allowed  refused
  events                    stranger  allowed  refused  nothing  nothing  nothing
  events                    visitor   allowed  refused  nothing  nothing  nothing

  drafts                    owner     allowed  allowed  allowed  allowed  refused
  drafts                    stranger  nothing  refused  nothing  nothing  nothing
  drafts                    visitor   nothing  refused  nothing  nothing  nothing

  user_preferences          owner     allowed  allowed  nothing  allowed  nothing
  user_preferences          stranger  nothing  refused  nothing  nothing  nothing
  user_preferences          visitor   nothing  refused  nothing  nothing  nothing

  event_preferences         owner     allowed  allowed  nothing  allowed  nothing
  event_preferences         stranger  nothing  refused  nothing  nothing  nothing
  event_preferences         visitor   nothing  refused  nothing  nothing  nothing

  event_interactions        owner     allowed  allowed  nothing  allowed  nothing
  event_interactions        stranger  nothing  refused  nothing  nothing  nothing
  event_interactions        visitor   nothing  refused  nothing  nothing  nothing

  event_votes               owner     allowed  allowed  allowed  allowed  refused
  event_votes               stranger  nothing  refused  nothing  nothing  nothing
  event_votes               visitor   nothing  refused  nothing  nothing  nothing

  user_actions              owner     allowed  allowed  nothing  nothing  nothing
  user_actions              stranger  nothing  refused  nothing  nothing  nothing
  user_actions              visitor   nothing  refused  nothing  nothing  nothing

  favorites                 owner     allowed  allowed  nothing  allowed  nothing
  favorites                 stranger  nothing  refused  nothing  nothing  nothing
  favorites                 visitor   nothing  refused  nothing  nothing  nothing

  purchases                 owner     allowed  allowed  nothing  allowed  nothing
  purchases                 stranger  nothing  refused  nothing  nothing  nothing
  purchases                 visitor   nothing  refused  nothing  nothing  nothing

  contact_messages          owner     nothing  refused  nothing  nothing  nothing
  contact_messages          stranger  nothing  refused  nothing  nothing  nothing
  contact_messages          visitor   nothing  refused  nothing  nothing  nothing

  newsletter_subscriptions  owner     nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  stranger  nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  visitor   nothing  refused  nothing  nothing  nothing

  support_tickets           owner     nothing  refused  nothing  nothing  nothing
  support_tickets           stranger  nothing  refused  nothing  nothing  nothing
  support_tickets           visitor   nothing  refused  nothing  nothing  nothing

  job_applications          owner     nothing  refused  nothing  nothing  nothing
  job_applications          stranger  nothing  refused  nothing  nothing  nothing
  job_applications          visitor   nothing  refused  nothing  nothing  nothing

  launch_alerts             owner     nothing  refused  nothing  nothing  nothing
  launch_alerts             stranger  nothing  refused  nothing  nothing  nothing
  launch_alerts             visitor   nothing  refused  nothing  nothing  nothing

  pictures                  owner     allowed  allowed  allowed  allowed  refused
  pictures                  stranger  nothing  refused  nothing  nothing  nothing
  pictures                  visitor   nothing  refused  nothing  nothing  nothing
`);

/** The name of one cell. */
export function cellName(table: TableName, person: PersonName, verb: Verb): string {
  return `${table} ${person} ${verb}`;
}

function parseTable(text: string): Expectations {
  const [header = [], ...rows] = text
    .trim()
    .split(/\n\s*/)
    .map((line) => line.trim().split(/\s+/));
  const verbs = header.slice(2);
  return new Map(
    rows.flatMap(([table, person, ...outcomes]) =>
      outcomes.map((outcome, index) => [`${table} ${person} ${verbs[index]}`, outcome as Outcome] as const),
    ),
  );
}
