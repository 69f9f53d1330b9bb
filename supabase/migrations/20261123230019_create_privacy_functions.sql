set check_function_bodies = off;

-- What the privacy page promises to delete, and when.

create function private.apply_retention(moment timestamptz default now()) returns table (data text, forgotten bigint)
  language sql security definer set search_path = ''
  as $$
  with
    actions as (delete from public.user_actions where created_at < moment - interval '12 months' returning 1),
    messages as (delete from public.contact_messages where created_at < moment - interval '12 months' returning 1),
    tickets as (delete from public.support_tickets where created_at < moment - interval '12 months' returning 1),
    reports as (delete from public.event_reports where decided_at < moment - interval '12 months' returning 1),
    decisions as (
      delete from public.moderation_decisions d
      where greatest(d.decided_at, d.appealed_at) < moment - interval '12 months' returning 1
    ),
    applications as (delete from public.job_applications where created_at < moment - interval '2 years' returning 1),
    purchases as (delete from public.purchases where purchased_at < moment - interval '3 years' returning 1),
    logs as (delete from auth.audit_log_entries where created_at < moment - interval '6 months' returning 1),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    sign_ups as (delete from private.sign_ups where made_at < moment - interval '1 day' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'event_reports', count(*) from reports
  union all select 'moderation_decisions', count(*) from decisions
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'audit_log_entries', count(*) from logs
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$$;

comment on function private.apply_retention is
  'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, authentication log 6 months, undeliverable mails a week, counts of writes, forms and sign-ups a day. Idempotent.';

create function private.schedule_retention() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('apply-retention', '17 3 * * *', 'select private.apply_retention()');
  return true;
end;
$$;

comment on function private.schedule_retention is
  'Lets pg_cron apply the retention every night. False without pg_cron: then the host calls apply_retention once a day.';

revoke all on function private.apply_retention, private.schedule_retention from public;
grant execute on function private.apply_retention, private.schedule_retention to service_role;

select private.schedule_retention();

create function private.gdpr_erase(email text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  address constant text := lower(btrim(gdpr_erase.email));
  person constant uuid := (select u.id from auth.users u where lower(u.email) = address);
  pictures constant jsonb := coalesce(private.pictures_of(person), '[]');
  tables jsonb := '{}';
  erased bigint;
  about record;
begin
  delete from public.events where created_by = person and publication = 'draft';
  get diagnostics erased = row_count;
  tables := jsonb_build_object('events', erased);
  -- Published events stay, without the creator and the pictures of the account.
  update public.events set image = null where created_by = person and image like '%/' || person || '/%';
  for about in select * from private.tables_about_people() where not outlives loop
    execute format('delete from %s r where lower(r.%I::text) = $1', about.relation, about.person_column)
    using case when about.is_by_email then address else person::text end;
    get diagnostics erased = row_count;
    tables := tables || jsonb_build_object(about.relation::text, erased);
  end loop;
  delete from auth.audit_log_entries where id in (select id from private.log_entries_about(person, address));
  get diagnostics erased = row_count;
  tables := tables || jsonb_build_object('auth.audit_log_entries', erased);
  delete from auth.flow_state where user_id = person;
  get diagnostics erased = row_count;
  tables := tables || jsonb_build_object('auth.flow_state', erased);
  delete from auth.users where id = person;
  return jsonb_build_object('account', person, 'tables', tables, 'pictures', pictures);
end;
$$;

comment on function private.gdpr_erase is
  'Erases a person by email address: the account, every row about it, and its entries in the authentication log. Published events stay, without a creator. Returns the pictures, which the storage API has to remove. Idempotent.';

revoke all on function private.gdpr_erase from public;
grant execute on function private.gdpr_erase to service_role;

create function private.gdpr_export(email text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  address constant text := lower(btrim(gdpr_export.email));
  account constant jsonb := (
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
      'data', u.raw_user_meta_data
    )
    from auth.users u where lower(u.email) = address
  );
  tables jsonb := '{}';
  found_rows jsonb;
  about record;
begin
  for about in select * from private.tables_about_people() loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r) - $2), ''[]'') from %s r where lower(r.%I::text) = $1',
      about.relation, about.person_column
    )
    into found_rows
    using
      case when about.is_by_email then address else account ->> 'id' end,
      private.columns_about_others(about.relation, about.person_column);
    tables := tables || jsonb_build_object(
      about.relation::text, coalesce(tables -> about.relation::text, '[]') || found_rows
    );
  end loop;
  return jsonb_build_object(
    'account', account, 'tables', tables, 'pictures', private.pictures_of((account ->> 'id')::uuid),
    'authentication_log', (
      select coalesce(jsonb_agg(
        jsonb_build_object('created_at', e.created_at, 'action', e.payload ->> 'action', 'ip_address', e.ip_address)
        order by e.created_at
      ), '[]')
      from private.log_entries_about((account ->> 'id')::uuid, address) e
    )
  );
end;
$$;

comment on function private.gdpr_export is
  'Everything that is stored about a person, by email address: account, rows of every table without columns about other people, names of pictures, sign-in log.';

revoke all on function private.gdpr_export from public;
grant execute on function private.gdpr_export to service_role;

-- GoTrue names users in two tables without a reference: the log of sign-ins (id, email, IP address) and the flows of mail links.
-- Export and erasure cover both.

create function private.log_entries_about(person uuid, email text) returns setof auth.audit_log_entries
  language sql stable set search_path = ''
  as $$
  select entry.* from auth.audit_log_entries entry
  where jsonb_path_exists(
    entry.payload::jsonb, '$.** ? (@ == $id || @ == $email)',
    -- Without an account there is no id, and null would match the entries of others.
    jsonb_build_object(
      'id', coalesce(log_entries_about.person::text, lower(log_entries_about.email)), 'email', lower(log_entries_about.email)
    )
  );
$$;

comment on function private.log_entries_about is
  'The entries of the authentication log that contain the id or the email address of a person, at any depth.';

revoke all on function private.log_entries_about from public;

-- Articles 15 and 17 of the GDPR. Tables are found by their references and columns, so that a new one is not forgotten.

create function private.tables_about_people()
  returns table (relation regclass, person_column name, is_by_email boolean, outlives boolean)
  language sql stable set search_path = ''
  as $$
  select c.oid::regclass, a.attname, false, f.confdeltype = 'n'
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid = 'auth.users'::regclass
    and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select c.oid::regclass, a.attname, true, false
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'email' and not a.attisdropped
  order by 3, 1, 2;
$$;

comment on function private.tables_about_people is
  'Every table that refers to auth.users or has a column "email". outlives: the row stays, and only the reference is set to null.';

create function private.columns_about_others(relation regclass, person_column name) returns text[]
  language sql stable set search_path = ''
  as $$
  select coalesce(array_agg(others.column_name), '{}')
  from (
    select about.person_column::text as column_name from private.tables_about_people() about
    where about.relation = columns_about_others.relation and about.person_column <> columns_about_others.person_column
    union
    -- A text that one of them wrote.
    select written.column_name
    from (values ('public.moderation_decisions'::regclass, 'creator_id'::name, 'appeal')) as written (relation, author_column, column_name)
    where written.relation = columns_about_others.relation and written.author_column <> columns_about_others.person_column
  ) as others;
$$;

comment on function private.columns_about_others is
  'The columns of a table that are about another person than the one of a given column: their ids, and what they wrote.';

revoke all on function private.tables_about_people, private.columns_about_others from public;
