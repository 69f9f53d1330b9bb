import { describe, expect } from 'vitest';
import { databaseTest } from './databaseTest.ts';
import { inlinedFunctions } from './inlinedFunctions.ts';

describe('the whole schema', () => {
  databaseTest('every table has row level security', async (session) => {
    const { rows } = await session.query(`
      select relname from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
        and not relrowsecurity
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('the schema contains only tables, because a view would bypass the policies', async (session) => {
    const { rows } = await session.query(`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')
    `);
    expect(rows).toEqual([]);
  });

  databaseTest(
    'visitors can read events, their times and places, and have no other right on a table',
    async (session) => {
      const { rows } = await session.query(`
      select table_name, privilege_type from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'PUBLIC')
    `);
      expect(rows.map(({ table_name, privilege_type }) => `${privilege_type} ${table_name}`).sort()).toEqual([
        'SELECT event_listings',
        'SELECT event_projections',
        'SELECT event_timings',
        'SELECT events',
        'SELECT places',
        'SELECT search_words',
      ]);
    },
  );

  databaseTest('users have no other rights on whole tables than reading and writing rows', async (session) => {
    const { rows } = await session.query(`
      select table_name, privilege_type from information_schema.role_table_grants
      where table_schema = 'public' and grantee = 'authenticated'
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('the importer can write every table', async (session) => {
    const { rows } = await session.query(`
      select relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not (
          has_table_privilege('service_role', c.oid, 'select') and has_table_privilege('service_role', c.oid, 'insert')
          and has_table_privilege('service_role', c.oid, 'update') and has_table_privilege('service_role', c.oid, 'delete')
        )
    `);
    expect(rows).toEqual([]);
  });

  databaseTest(
    'visitors can call explore, forms, polls and calendars, users also the functions of their account and of the staff',
    async (session) => {
      const callableBy = async (role: string) =>
        (
          await session.query(
            `select proname as name from pg_proc p
           where pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute') order by 1`,
            [role],
          )
        ).rows.map(({ name }) => name);
      const open = [
        'answer_poll',
        'create_poll',
        'delete_poll',
        'edit_poll_options',
        'end_poll',
        'end_weekly_mail',
        'explore_events',
        'is_event_removed',
        'list_calendar_entries',
        'list_events_of_source',
        'organize_poll',
        'read_calendar_feed',
        'read_poll',
        'recommendation_candidates',
        'renew_poll_link',
        'request_launch_alert',
        'submit_contact_message',
        'submit_job_application',
        'submit_support_ticket',
        'subscribe_to_newsletter',
        'suggest_searches',
        'withdraw_answers',
      ];
      expect(await callableBy('anon')).toEqual(open);
      expect(await callableBy('authenticated')).toEqual(
        [
          'count_recovery_codes',
          'create_calendar_feed',
          'create_recovery_codes',
          'delete_account',
          'end_other_sessions',
          'end_session',
          'export_polls',
          'find_new_events',
          'give_role',
          'list_calendar_feeds',
          'list_changes',
          'list_moderation_queue',
          'list_sessions',
          'moderate_event',
          'read_operations',
          'replace_event_preferences',
          'replace_user_preferences',
          'restore_reported_events',
          'retry_failed_mails',
          'revoke_calendar_feed',
          'see_changes',
          'take_role',
          'use_recovery_code',
          ...open,
        ].sort(),
      );
    },
  );

  databaseTest('each role can call the private helpers that its statements require', async (session) => {
    const reachedBy = async (role: string) =>
      (
        await session.query(
          `select proname from pg_proc p
           where pronamespace = 'private'::regnamespace and has_function_privilege($1, p.oid, 'execute') order by 1`,
          [role],
        )
      ).rows.map(({ proname }) => proname);
    // The functions that explore_events calls. They run with the rights of the caller.
    const explore = [
      ...inlinedFunctions,
      'arrange_by_taste',
      'card_of',
      'cells_around',
      'cells_of',
      'changed_projections',
      'city_of',
      'codes_of_commune',
      'correct_search',
      'count_deltas',
      'date_windows',
      'deletions_of',
      'department_of',
      'districts_of_communes',
      'explore',
      'explore_constants',
      'explore_deep_page',
      'explore_index_page',
      'explore_ranked_page',
      'explore_sorted_page',
      'explore_tasted_page',
      'event_kinds',
      'find_events',
      'fold_french',
      'fold_plurals',
      'fold_text',
      'haversine',
      'is_for_families',
      'judge_by_taste',
      'keep_by_taste',
      'list_candidates',
      'map_events',
      'origin_of',
      'parts_of_areas',
      'prefixes_of_areas',
      'projections_of',
      'read_cursor',
      'read_explore_query',
      'refuse_query',
      'read_search',
      'search_query',
      'signed_in_user',
      'start_of',
      'with_matches',
      'words_of',
      'write_cursor',
    ];
    const polls = [
      'answer_poll',
      'create_poll',
      'delete_poll',
      'edit_poll_options',
      'end_poll',
      'end_weekly_mail',
      'organize_poll',
      'read_poll',
      'renew_poll_link',
      'withdraw_answers',
    ];
    expect(await reachedBy('anon')).toEqual(
      [
        ...explore,
        ...polls,
        'calendar_entries',
        'is_event_removed',
        'list_events_of_source',
        'read_calendar_feed',
        'require_session',
        'store_form',
      ].sort(),
    );
    expect(await reachedBy('authenticated')).toEqual(
      [
        ...explore,
        ...polls,
        'are_timings',
        'calendar_entries',
        'count_recovery_codes',
        'create_calendar_feed',
        'create_recovery_codes',
        'end_sessions',
        'export_polls',
        'find_commune',
        'find_new_events',
        'likes_of_user',
        'delete_account',
        'email_is_confirmed',
        'give_role',
        'has_role',
        'has_room_for_picture',
        'has_visible_text',
        'is_clean_name',
        'is_clean_text',
        'is_email_address',
        'is_event_removed',
        'is_https_url',
        'is_own_picture',
        'is_picture_url',
        'is_public_host',
        'is_time_zone',
        'list_calendar_feeds',
        'list_changes',
        'list_events_of_source',
        'list_reported_events',
        'list_sessions',
        'moderate_event',
        'price_rules',
        'read_calendar_feed',
        'read_price',
        'read_operations',
        'require_session',
        'restore_reported_events',
        'retry_failed_mails',
        'revoke_calendar_feed',
        'see_changes',
        'store_form',
        'take_role',
        'taste_of_user',
        'use_recovery_code',
      ].sort(),
    );
  });

  databaseTest('no client can read a table of the schema private', async (session) => {
    const { rows } = await session.query(`
      select relname from pg_class c
      where relnamespace = 'private'::regnamespace and relkind = 'r'
        and (has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('every function has an empty search path, except plain ones that are inlined', async (session) => {
    const { rows } = await session.query(`
      select proname as name, prosecdef or proisstrict or lanname <> 'sql' or proconfig is not null as is_called
      from pg_proc join pg_language l on l.oid = prolang
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce('search_path=""' = any (proconfig), false)
      order by 1
    `);
    expect(rows).toEqual(inlinedFunctions.map((name) => ({ name, is_called: false })));
  });

  databaseTest('only the listed functions run with the rights of their owner', async (session) => {
    const { rows } = await session.query(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef order by 1
    `);
    expect(rows.map(({ proname }) => proname)).toEqual([
      'admit_attempts',
      'admit_form',
      'admit_poll_call',
      'admit_sign_up',
      'answer_poll',
      'answers_of',
      'apply_retention',
      'before_user_created',
      'calendar_entries',
      'changes_of',
      'charge_writes',
      'check_email',
      'check_saved_search',
      'client_network',
      'count_deltas',
      'count_on_listing',
      'count_purchases',
      'count_recovery_codes',
      'count_votes',
      'create_calendar_feed',
      'create_poll',
      'create_profile',
      'create_recovery_codes',
      'delete_account',
      'delete_poll',
      'edit_poll_options',
      'email_is_confirmed',
      'end_calendar_feeds',
      'end_poll',
      'end_sessions',
      'end_weekly_mail',
      'export_polls',
      'find_new_events',
      'find_poll',
      'forget_attempts',
      'gdpr_erase',
      'gdpr_export',
      'give_role',
      'has_role',
      'has_room_for_picture',
      'hold_reported_event',
      'is_assured',
      'is_event_removed',
      'keep_latest_interactions',
      'keep_version',
      'learn_lexemes',
      'learn_new_words',
      'learn_words',
      'likes_of_user',
      'limit_changes',
      'limit_searches',
      'limit_writes',
      'list_calendar_feeds',
      'list_changes',
      'list_event',
      'list_events_of_source',
      'list_kinds_again',
      'list_new_events',
      'list_reported_events',
      'list_sessions',
      'mail_credentials',
      'mail_decision',
      'mail_device',
      'mail_factor',
      'mail_identity',
      'mail_outcome',
      'mfa_verification_attempt',
      'moderate_event',
      'note_role_change',
      'note_version',
      'organize_poll',
      'owes_code',
      'pictures_of',
      'polls_of',
      'put_poll_options',
      'read_calendar_feed',
      'read_operations',
      'read_poll',
      'reader_of_poll',
      'refresh_listings',
      'refuse_local_picture',
      'renew_poll_link',
      'require_session',
      'restore_reported_events',
      'retry_failed_mails',
      'revise_event',
      'revoke_calendar_feed',
      'schedule_refresh',
      'schedule_retention',
      'see_changes',
      'session_lives',
      'show_poll',
      'skip_known_alert',
      'skip_known_subscription',
      'store_form',
      'take_role',
      'taste_of_user',
      'unlist_deleted_event',
      'use_recovery_code',
      'with_matches',
      'withdraw_answers',
      'withdraw_purchases',
    ]);
  });

  databaseTest('every foreign key has an index that begins with its columns', async (session) => {
    const { rows } = await session.query(`
      select conrelid::regclass::text as table_name, conname from pg_constraint f
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i
        where i.indrelid = f.conrelid and i.indpred is null
          and (i.indkey::int2[])[0 : cardinality(f.conkey) - 1] @> f.conkey
      )
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('every table has a primary key and a description', async (session) => {
    const { rows } = await session.query(`
      select relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r' and (
        obj_description(c.oid, 'pg_class') is null
        or not exists (select from pg_constraint where conrelid = c.oid and contype = 'p')
      )
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('every policy has one verb and its roles, and looks up the user once', async (session) => {
    const { rows } = await session.query(`
      select policyname from pg_policies
      where schemaname in ('public', 'storage') and (
        cmd = 'ALL' or 'public' = any (roles)
        or coalesce(qual, '') || coalesce(with_check, '') ~ '(?<!SELECT )auth\\.uid\\(\\)'
      )
    `);
    expect(rows).toEqual([]);
  });
});
