import type { Actor } from './actors.ts';
import { actors } from './actors.ts';
import type { Outcome } from './server.ts';

/** The outcomes of the cells. A cell is a subject, a question and an actor. */
export type Cells = ReadonlyMap<string, Outcome>;

/** Returns the name of a cell. */
export function cellName(subject: string, question: string, actor: Actor): string {
  return `${subject} ${question} ${actor}`;
}

/** The cells of the tables, by verb. The columns are the actors, in their order. */
export const tableCells = parseCells(`
  profiles                  select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  profiles                  count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  profiles                  insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  profiles                  forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  profiles                  upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  profiles                  update  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  profiles                  delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  events                    select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  events                    count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  events                    insert  refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  events                    forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  events                    upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  events                    update  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  events                    delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  drafts                    select  refused  nothing  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  drafts                    count   refused  nothing  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  drafts                    insert  refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  drafts                    forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  drafts                    upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  drafts                    update  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  drafts                    delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  hidden                    select  refused  nothing  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  hidden                    count   refused  nothing  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  hidden                    insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  hidden                    forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  hidden                    upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  hidden                    update  refused  refused  refused  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  hidden                    delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  staff_roles               select  refused  refused  nothing  nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  staff_roles               count   refused  refused  nothing  nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  staff_roles               insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  staff_roles               forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  staff_roles               upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  staff_roles               update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  staff_roles               delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  event_reports             select  refused  refused  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  event_reports             count   refused  refused  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  event_reports             insert  refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  event_reports             forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_reports             upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_reports             update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_reports             delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  moderation_decisions      select  refused  refused  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  moderation_decisions      count   refused  refused  shown    nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  moderation_decisions      insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  moderation_decisions      forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  moderation_decisions      upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  moderation_decisions      update  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  moderation_decisions      delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  user_preferences          select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  user_preferences          count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  user_preferences          insert  refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  user_preferences          forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_preferences          upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_preferences          update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_preferences          delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  event_preferences         select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_preferences         count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_preferences         insert  refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  event_preferences         forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_preferences         upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_preferences         update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_preferences         delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  event_interactions        select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_interactions        count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_interactions        insert  refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  event_interactions        forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_interactions        upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_interactions        update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_interactions        delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  event_votes               select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_votes               count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_votes               insert  refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  event_votes               forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_votes               upsert  refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_votes               update  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  event_votes               delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  user_actions              select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  user_actions              count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  user_actions              insert  refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  user_actions              forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_actions              upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_actions              update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  user_actions              delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  favorites                 select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  favorites                 count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  favorites                 insert  refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  favorites                 forge   refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  favorites                 upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  favorites                 update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  favorites                 delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  purchases                 select  refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  purchases                 count   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  purchases                 insert  refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  purchases                 forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  purchases                 upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  purchases                 update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  purchases                 delete  refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  saved_searches            select   refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  saved_searches            count    refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  saved_searches            insert   refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  saved_searches            forge    refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  saved_searches            upsert   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  saved_searches            update   refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  saved_searches            delete   refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused

  contact_messages          select  refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  contact_messages          count   refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  contact_messages          insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  contact_messages          forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  contact_messages          upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  contact_messages          update  refused  refused  nothing  nothing  nothing  nothing  changed  refused  refused  refused  refused  refused  refused
  contact_messages          delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  newsletter_subscriptions  select  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  count   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  newsletter_subscriptions  delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  support_tickets           select  refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  support_tickets           count   refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  support_tickets           insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  support_tickets           forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  support_tickets           upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  support_tickets           update  refused  refused  nothing  nothing  nothing  nothing  changed  refused  refused  refused  refused  refused  refused
  support_tickets           delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  job_applications          select  refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  job_applications          count   refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  job_applications          insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  job_applications          forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  job_applications          upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  job_applications          update  refused  refused  nothing  nothing  nothing  nothing  changed  refused  refused  refused  refused  refused  refused
  job_applications          delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  launch_alerts             select  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             count   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  launch_alerts             delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  event_listings            select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_listings            count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_listings            insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_listings            forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_listings            upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_listings            update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_listings            delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  event_projections                select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_projections                count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_projections                insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_projections                forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_projections                upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_projections                update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_projections                delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  event_timings             select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_timings             count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  event_timings             insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_timings             forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_timings             upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_timings             update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  event_timings             delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  places                    select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  places                    count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  places                    insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  places                    forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  places                    upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  places                    update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  places                    delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused

  search_words              select  refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  search_words              count   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  search_words              insert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  search_words              forge   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  search_words              upsert  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  search_words              update  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  search_words              delete  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
`);

/** The cells of the storage, always in the folder of the owner. */
export const storageCells = parseCells(`
  pictures                  add           refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  overwrite     refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  replace       refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  readPublic    shown    shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  shown    refused
  pictures                  describe      shown    shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  shown    refused
  pictures                  list          nothing  nothing  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  pictures                  listAll       nothing  nothing  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  pictures                  sign          refused  refused  shown    refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  signUpload    refused  refused  shown    refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  move          refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  moveAway      refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  copy          refused  refused  changed  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  copyAway      refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  remove        nothing  nothing  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  pictures                  makeBucket    refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  openBucket    refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  emptyBucket   refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  pictures                  removeBucket  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
`);

/** The cells of the functions of the API. */
export const functionCells = parseCells(`
  function  answer_poll                 refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  count_recovery_codes        refused  refused  nothing  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  create_calendar_feed        refused  refused  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  create_poll                 refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  create_recovery_codes       refused  refused  refused  refused  refused  shown    shown    refused  refused  refused  refused  refused  refused
  function  delete_account              refused  refused  invalid  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  function  delete_poll                 refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  edit_poll_options           refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  end_other_sessions          refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  end_poll                    refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  end_session                 refused  refused  nothing  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  end_weekly_mail             refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  explore_events              refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  export_polls                refused  refused  shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  find_new_events             refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  give_role                   refused  refused  refused  refused  refused  refused  changed  refused  refused  refused  refused  refused  refused
  function  is_event_removed            refused  nothing  nothing  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  list_calendar_entries       refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  list_calendar_feeds         refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  list_changes                refused  refused  shown    nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  list_events_of_source       refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  list_moderation_queue       refused  refused  nothing  nothing  nothing  shown    nothing  refused  refused  refused  refused  refused  refused
  function  list_sessions               refused  refused  nothing  nothing  nothing  shown    shown    refused  refused  refused  refused  refused  refused
  function  moderate_event              refused  refused  refused  refused  refused  changed  refused  refused  refused  refused  refused  refused  refused
  function  note_import                 refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused  refused
  function  organize_poll               refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  read_calendar_feed          refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  read_operations             refused  refused  nothing  nothing  nothing  nothing  shown    refused  refused  refused  refused  refused  refused
  function  read_poll                   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  recommendation_candidates   refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  renew_poll_link             refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  replace_event_preferences   refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  function  replace_user_preferences    refused  refused  changed  changed  refused  changed  changed  refused  refused  refused  refused  refused  refused
  function  request_launch_alert        refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  restore_reported_events     refused  refused  refused  refused  refused  nothing  refused  refused  refused  refused  refused  refused  refused
  function  retry_failed_mails          refused  refused  refused  refused  refused  refused  nothing  refused  refused  refused  refused  refused  refused
  function  revoke_calendar_feed        refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  see_changes                 refused  refused  changed  nothing  nothing  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  submit_contact_message      refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  submit_job_application      refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  submit_support_ticket       refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  subscribe_to_newsletter     refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
  function  suggest_searches            refused  shown    shown    shown    shown    shown    shown    refused  refused  refused  refused  refused  refused
  function  take_role                   refused  refused  refused  refused  refused  refused  changed  refused  refused  refused  refused  refused  refused
  function  use_recovery_code           refused  refused  refused  refused  refused  nothing  nothing  refused  refused  refused  refused  refused  refused
  function  withdraw_answers            refused  changed  changed  changed  changed  changed  changed  refused  refused  refused  refused  refused  refused
`);

function parseCells(text: string): Cells {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.flatMap((line) => {
      const [subject = '', question = '', ...outcomes] = line.trim().split(/\s+/);
      if (outcomes.length !== actors.length) throw new Error(`Not one outcome for each actor: ${line}`);
      return actors.map((actor, index) => [cellName(subject, question, actor), outcomes[index] as Outcome] as const);
    }),
  );
}
