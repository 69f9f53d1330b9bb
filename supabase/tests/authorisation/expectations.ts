import type { Outcome } from '../act.ts';
import type { PersonName, TableName, Verb } from './attempts.ts';

/** The outcomes in a world: `allowed`, `nothing` (no row is read or changed) or `refused` (an error). */
export type Expectations = ReadonlyMap<string, Outcome>;

/** The outcomes in a deployed project: first the rights on tables and columns, then the policies. */
export const asDeployed = parseTable(`
  table                     person     select   insert   update   delete   give

  profiles                  owner      allowed  refused  allowed  refused  refused
  profiles                  stranger   nothing  refused  nothing  refused  refused
  profiles                  moderator  nothing  refused  nothing  refused  refused
  profiles                  operator   nothing  refused  nothing  refused  refused
  profiles                  visitor    refused  refused  refused  refused  refused

  events                    owner      allowed  allowed  allowed  allowed  refused
  events                    stranger   allowed  refused  nothing  nothing  refused
  events                    moderator  allowed  refused  nothing  nothing  refused
  events                    operator   allowed  refused  nothing  nothing  refused
  events                    visitor    allowed  refused  refused  refused  refused

  drafts                    owner      allowed  allowed  allowed  allowed  refused
  drafts                    stranger   nothing  refused  nothing  nothing  refused
  drafts                    moderator  nothing  refused  nothing  nothing  refused
  drafts                    operator   nothing  refused  nothing  nothing  refused
  drafts                    visitor    nothing  refused  refused  refused  refused

  hidden                    owner      allowed  refused  refused  allowed  refused
  hidden                    stranger   nothing  refused  nothing  nothing  refused
  hidden                    moderator  allowed  refused  nothing  nothing  refused
  hidden                    operator   nothing  refused  nothing  nothing  refused
  hidden                    visitor    nothing  refused  refused  refused  refused

  staff_roles               owner      nothing  refused  refused  refused  refused
  staff_roles               stranger   nothing  refused  refused  refused  refused
  staff_roles               moderator  allowed  refused  refused  refused  refused
  staff_roles               operator   allowed  refused  refused  refused  refused
  staff_roles               visitor    refused  refused  refused  refused  refused

  event_reports             owner      allowed  allowed  refused  refused  refused
  event_reports             stranger   nothing  refused  refused  refused  refused
  event_reports             moderator  allowed  refused  refused  refused  refused
  event_reports             operator   nothing  refused  refused  refused  refused
  event_reports             visitor    refused  refused  refused  refused  refused

  moderation_decisions      owner      allowed  refused  allowed  refused  refused
  moderation_decisions      stranger   nothing  refused  nothing  refused  refused
  moderation_decisions      moderator  allowed  refused  nothing  refused  refused
  moderation_decisions      operator   nothing  refused  nothing  refused  refused
  moderation_decisions      visitor    refused  refused  refused  refused  refused

  user_preferences          owner      allowed  allowed  refused  allowed  refused
  user_preferences          stranger   nothing  refused  refused  nothing  refused
  user_preferences          moderator  nothing  refused  refused  nothing  refused
  user_preferences          operator   nothing  refused  refused  nothing  refused
  user_preferences          visitor    refused  refused  refused  refused  refused

  event_preferences         owner      allowed  allowed  refused  allowed  refused
  event_preferences         stranger   nothing  refused  refused  nothing  refused
  event_preferences         moderator  nothing  refused  refused  nothing  refused
  event_preferences         operator   nothing  refused  refused  nothing  refused
  event_preferences         visitor    refused  refused  refused  refused  refused

  event_interactions        owner      allowed  allowed  refused  allowed  refused
  event_interactions        stranger   nothing  refused  refused  nothing  refused
  event_interactions        moderator  nothing  refused  refused  nothing  refused
  event_interactions        operator   nothing  refused  refused  nothing  refused
  event_interactions        visitor    refused  refused  refused  refused  refused

  event_votes               owner      allowed  allowed  allowed  allowed  refused
  event_votes               stranger   nothing  refused  nothing  nothing  nothing
  event_votes               moderator  nothing  refused  nothing  nothing  nothing
  event_votes               operator   nothing  refused  nothing  nothing  nothing
  event_votes               visitor    refused  refused  refused  refused  refused

  user_actions              owner      allowed  allowed  refused  refused  refused
  user_actions              stranger   nothing  refused  refused  refused  refused
  user_actions              moderator  nothing  refused  refused  refused  refused
  user_actions              operator   nothing  refused  refused  refused  refused
  user_actions              visitor    refused  refused  refused  refused  refused

  saved_searches            owner      allowed  allowed  allowed  allowed  refused
  saved_searches            stranger   nothing  refused  nothing  nothing  refused
  saved_searches            moderator  nothing  refused  nothing  nothing  refused
  saved_searches            operator   nothing  refused  nothing  nothing  refused
  saved_searches            visitor    refused  refused  refused  refused  refused

  favorites                 owner      allowed  allowed  refused  allowed  refused
  favorites                 stranger   nothing  refused  refused  nothing  refused
  favorites                 moderator  nothing  refused  refused  nothing  refused
  favorites                 operator   nothing  refused  refused  nothing  refused
  favorites                 visitor    refused  refused  refused  refused  refused

  purchases                 owner      allowed  allowed  refused  allowed  refused
  purchases                 stranger   nothing  refused  refused  nothing  refused
  purchases                 moderator  nothing  refused  refused  nothing  refused
  purchases                 operator   nothing  refused  refused  nothing  refused
  purchases                 visitor    refused  refused  refused  refused  refused

  contact_messages          owner      nothing  refused  nothing  refused  refused
  contact_messages          stranger   nothing  refused  nothing  refused  refused
  contact_messages          moderator  nothing  refused  nothing  refused  refused
  contact_messages          operator   allowed  refused  allowed  refused  refused
  contact_messages          visitor    refused  refused  refused  refused  refused

  newsletter_subscriptions  owner      refused  refused  refused  refused  refused
  newsletter_subscriptions  stranger   refused  refused  refused  refused  refused
  newsletter_subscriptions  moderator  refused  refused  refused  refused  refused
  newsletter_subscriptions  operator   refused  refused  refused  refused  refused
  newsletter_subscriptions  visitor    refused  refused  refused  refused  refused

  support_tickets           owner      nothing  refused  nothing  refused  refused
  support_tickets           stranger   nothing  refused  nothing  refused  refused
  support_tickets           moderator  nothing  refused  nothing  refused  refused
  support_tickets           operator   allowed  refused  allowed  refused  refused
  support_tickets           visitor    refused  refused  refused  refused  refused

  job_applications          owner      nothing  refused  nothing  refused  refused
  job_applications          stranger   nothing  refused  nothing  refused  refused
  job_applications          moderator  nothing  refused  nothing  refused  refused
  job_applications          operator   allowed  refused  allowed  refused  refused
  job_applications          visitor    refused  refused  refused  refused  refused

  launch_alerts             owner      refused  refused  refused  refused  refused
  launch_alerts             stranger   refused  refused  refused  refused  refused
  launch_alerts             moderator  refused  refused  refused  refused  refused
  launch_alerts             operator   refused  refused  refused  refused  refused
  launch_alerts             visitor    refused  refused  refused  refused  refused

  event_listings            owner      allowed  refused  refused  refused  refused
  event_listings            stranger   allowed  refused  refused  refused  refused
  event_listings            moderator  allowed  refused  refused  refused  refused
  event_listings            operator   allowed  refused  refused  refused  refused
  event_listings            visitor    allowed  refused  refused  refused  refused

  event_projections                owner      allowed  refused  refused  refused  refused
  event_projections                stranger   allowed  refused  refused  refused  refused
  event_projections                moderator  allowed  refused  refused  refused  refused
  event_projections                operator   allowed  refused  refused  refused  refused
  event_projections                visitor    allowed  refused  refused  refused  refused

  event_timings             owner      allowed  refused  refused  refused  refused
  event_timings             stranger   allowed  refused  refused  refused  refused
  event_timings             moderator  allowed  refused  refused  refused  refused
  event_timings             operator   allowed  refused  refused  refused  refused
  event_timings             visitor    allowed  refused  refused  refused  refused

  places                    owner      allowed  refused  refused  refused  refused
  places                    stranger   allowed  refused  refused  refused  refused
  places                    moderator  allowed  refused  refused  refused  refused
  places                    operator   allowed  refused  refused  refused  refused
  places                    visitor    allowed  refused  refused  refused  refused

  search_words              owner      allowed  refused  refused  refused  refused
  search_words              stranger   allowed  refused  refused  refused  refused
  search_words              moderator  allowed  refused  refused  refused  refused
  search_words              operator   allowed  refused  refused  refused  refused
  search_words              visitor    allowed  refused  refused  refused  refused

  pictures                  owner      allowed  allowed  allowed  allowed  refused
  pictures                  stranger   nothing  refused  nothing  nothing  nothing
  pictures                  moderator  nothing  refused  nothing  nothing  nothing
  pictures                  operator   nothing  refused  nothing  nothing  nothing
  pictures                  visitor    nothing  refused  nothing  nothing  nothing
`);

/** The outcomes if a platform grants every table to all roles: the policies alone protect the rows. */
export const policiesAlone = parseTable(`
  table                     person     select   insert   update   delete   give

  profiles                  owner      allowed  refused  allowed  nothing  refused
  profiles                  stranger   nothing  refused  nothing  nothing  nothing
  profiles                  moderator  nothing  refused  nothing  nothing  nothing
  profiles                  operator   nothing  refused  nothing  nothing  nothing
  profiles                  visitor    nothing  refused  nothing  nothing  nothing

  events                    owner      allowed  allowed  allowed  allowed  refused
  events                    stranger   allowed  refused  nothing  nothing  nothing
  events                    moderator  allowed  refused  nothing  nothing  nothing
  events                    operator   allowed  refused  nothing  nothing  nothing
  events                    visitor    allowed  refused  nothing  nothing  nothing

  drafts                    owner      allowed  allowed  allowed  allowed  refused
  drafts                    stranger   nothing  refused  nothing  nothing  nothing
  drafts                    moderator  nothing  refused  nothing  nothing  nothing
  drafts                    operator   nothing  refused  nothing  nothing  nothing
  drafts                    visitor    nothing  refused  nothing  nothing  nothing

  hidden                    owner      allowed  refused  refused  allowed  refused
  hidden                    stranger   nothing  refused  nothing  nothing  nothing
  hidden                    moderator  allowed  refused  nothing  nothing  nothing
  hidden                    operator   nothing  refused  nothing  nothing  nothing
  hidden                    visitor    nothing  refused  nothing  nothing  nothing

  staff_roles               owner      nothing  refused  nothing  nothing  nothing
  staff_roles               stranger   nothing  refused  nothing  nothing  nothing
  staff_roles               moderator  allowed  refused  nothing  nothing  nothing
  staff_roles               operator   allowed  refused  nothing  nothing  nothing
  staff_roles               visitor    nothing  refused  nothing  nothing  nothing

  event_reports             owner      allowed  allowed  nothing  nothing  nothing
  event_reports             stranger   nothing  refused  nothing  nothing  nothing
  event_reports             moderator  allowed  refused  nothing  nothing  nothing
  event_reports             operator   nothing  refused  nothing  nothing  nothing
  event_reports             visitor    nothing  refused  nothing  nothing  nothing

  moderation_decisions      owner      allowed  refused  allowed  nothing  refused
  moderation_decisions      stranger   nothing  refused  nothing  nothing  nothing
  moderation_decisions      moderator  allowed  refused  nothing  nothing  nothing
  moderation_decisions      operator   nothing  refused  nothing  nothing  nothing
  moderation_decisions      visitor    nothing  refused  nothing  nothing  nothing

  user_preferences          owner      allowed  allowed  nothing  allowed  nothing
  user_preferences          stranger   nothing  refused  nothing  nothing  nothing
  user_preferences          moderator  nothing  refused  nothing  nothing  nothing
  user_preferences          operator   nothing  refused  nothing  nothing  nothing
  user_preferences          visitor    nothing  refused  nothing  nothing  nothing

  event_preferences         owner      allowed  allowed  nothing  allowed  nothing
  event_preferences         stranger   nothing  refused  nothing  nothing  nothing
  event_preferences         moderator  nothing  refused  nothing  nothing  nothing
  event_preferences         operator   nothing  refused  nothing  nothing  nothing
  event_preferences         visitor    nothing  refused  nothing  nothing  nothing

  event_interactions        owner      allowed  allowed  nothing  allowed  nothing
  event_interactions        stranger   nothing  refused  nothing  nothing  nothing
  event_interactions        moderator  nothing  refused  nothing  nothing  nothing
  event_interactions        operator   nothing  refused  nothing  nothing  nothing
  event_interactions        visitor    nothing  refused  nothing  nothing  nothing

  event_votes               owner      allowed  allowed  allowed  allowed  refused
  event_votes               stranger   nothing  refused  nothing  nothing  nothing
  event_votes               moderator  nothing  refused  nothing  nothing  nothing
  event_votes               operator   nothing  refused  nothing  nothing  nothing
  event_votes               visitor    nothing  refused  nothing  nothing  nothing

  user_actions              owner      allowed  allowed  nothing  nothing  nothing
  user_actions              stranger   nothing  refused  nothing  nothing  nothing
  user_actions              moderator  nothing  refused  nothing  nothing  nothing
  user_actions              operator   nothing  refused  nothing  nothing  nothing
  user_actions              visitor    nothing  refused  nothing  nothing  nothing

  saved_searches            owner      allowed  allowed  allowed  allowed  refused
  saved_searches            stranger   nothing  refused  nothing  nothing  nothing
  saved_searches            moderator  nothing  refused  nothing  nothing  nothing
  saved_searches            operator   nothing  refused  nothing  nothing  nothing
  saved_searches            visitor    nothing  refused  nothing  nothing  nothing

  favorites                 owner      allowed  allowed  nothing  allowed  nothing
  favorites                 stranger   nothing  refused  nothing  nothing  nothing
  favorites                 moderator  nothing  refused  nothing  nothing  nothing
  favorites                 operator   nothing  refused  nothing  nothing  nothing
  favorites                 visitor    nothing  refused  nothing  nothing  nothing

  purchases                 owner      allowed  allowed  nothing  allowed  nothing
  purchases                 stranger   nothing  refused  nothing  nothing  nothing
  purchases                 moderator  nothing  refused  nothing  nothing  nothing
  purchases                 operator   nothing  refused  nothing  nothing  nothing
  purchases                 visitor    nothing  refused  nothing  nothing  nothing

  contact_messages          owner      nothing  refused  nothing  nothing  nothing
  contact_messages          stranger   nothing  refused  nothing  nothing  nothing
  contact_messages          moderator  nothing  refused  nothing  nothing  nothing
  contact_messages          operator   allowed  refused  allowed  nothing  allowed
  contact_messages          visitor    nothing  refused  nothing  nothing  nothing

  newsletter_subscriptions  owner      nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  stranger   nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  moderator  nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  operator   nothing  refused  nothing  nothing  nothing
  newsletter_subscriptions  visitor    nothing  refused  nothing  nothing  nothing

  support_tickets           owner      nothing  refused  nothing  nothing  nothing
  support_tickets           stranger   nothing  refused  nothing  nothing  nothing
  support_tickets           moderator  nothing  refused  nothing  nothing  nothing
  support_tickets           operator   allowed  refused  allowed  nothing  allowed
  support_tickets           visitor    nothing  refused  nothing  nothing  nothing

  job_applications          owner      nothing  refused  nothing  nothing  nothing
  job_applications          stranger   nothing  refused  nothing  nothing  nothing
  job_applications          moderator  nothing  refused  nothing  nothing  nothing
  job_applications          operator   allowed  refused  allowed  nothing  allowed
  job_applications          visitor    nothing  refused  nothing  nothing  nothing

  launch_alerts             owner      nothing  refused  nothing  nothing  nothing
  launch_alerts             stranger   nothing  refused  nothing  nothing  nothing
  launch_alerts             moderator  nothing  refused  nothing  nothing  nothing
  launch_alerts             operator   nothing  refused  nothing  nothing  nothing
  launch_alerts             visitor    nothing  refused  nothing  nothing  nothing

  event_listings            owner      allowed  refused  nothing  nothing  nothing
  event_listings            stranger   allowed  refused  nothing  nothing  nothing
  event_listings            moderator  allowed  refused  nothing  nothing  nothing
  event_listings            operator   allowed  refused  nothing  nothing  nothing
  event_listings            visitor    allowed  refused  nothing  nothing  nothing

  event_projections                owner      allowed  refused  nothing  nothing  nothing
  event_projections                stranger   allowed  refused  nothing  nothing  nothing
  event_projections                moderator  allowed  refused  nothing  nothing  nothing
  event_projections                operator   allowed  refused  nothing  nothing  nothing
  event_projections                visitor    allowed  refused  nothing  nothing  nothing

  event_timings             owner      allowed  refused  nothing  nothing  nothing
  event_timings             stranger   allowed  refused  nothing  nothing  nothing
  event_timings             moderator  allowed  refused  nothing  nothing  nothing
  event_timings             operator   allowed  refused  nothing  nothing  nothing
  event_timings             visitor    allowed  refused  nothing  nothing  nothing

  places                    owner      allowed  refused  nothing  nothing  nothing
  places                    stranger   allowed  refused  nothing  nothing  nothing
  places                    moderator  allowed  refused  nothing  nothing  nothing
  places                    operator   allowed  refused  nothing  nothing  nothing
  places                    visitor    allowed  refused  nothing  nothing  nothing

  search_words              owner      allowed  refused  nothing  nothing  nothing
  search_words              stranger   allowed  refused  nothing  nothing  nothing
  search_words              moderator  allowed  refused  nothing  nothing  nothing
  search_words              operator   allowed  refused  nothing  nothing  nothing
  search_words              visitor    allowed  refused  nothing  nothing  nothing

  pictures                  owner      allowed  allowed  allowed  allowed  refused
  pictures                  stranger   nothing  refused  nothing  nothing  nothing
  pictures                  moderator  nothing  refused  nothing  nothing  nothing
  pictures                  operator   nothing  refused  nothing  nothing  nothing
  pictures                  visitor    nothing  refused  nothing  nothing  nothing
`);

/** Returns the name of one cell. */
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
