set check_function_bodies = off;

alter table "private"."mails"
  drop constraint "mails_kind_check";

drop function "private"."columns_about_others"(regclass, name);

create or replace function private.columns_not_exported (
  relation      regclass,
  person_column name
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(kept.column_name), '{}')
  from (
    select about.person_column::text as column_name from private.tables_about_people() about
    where about.relation = columns_not_exported.relation and about.person_column <> columns_not_exported.person_column
    union
    -- A text that one of them wrote.
    select written.column_name
    from (values ('public.moderation_decisions'::regclass, 'creator_id'::name, 'appeal')) as written (relation, author_column, column_name)
    where written.relation = columns_not_exported.relation and written.author_column <> columns_not_exported.person_column
    union
    -- What opens the account of the person: an export is a file, and files are lost.
    select secret.column_name
    from (values ('private.recovery_codes'::regclass, 'hash')) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
$function$;

create or replace function private.gdpr_export (
  email text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
      private.columns_not_exported(about.relation, about.person_column);
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
$function$;

create or replace function private.mail_identity()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := coalesce(new.user_id, old.user_id);
begin
  -- Identities also go with their account.
  if exists (select from auth.users u where u.id = person)
    and (tg_op = 'DELETE' or exists (select from auth.identities i where i.user_id = person and i.id <> new.id))
  then
    insert into private.mails (recipient_id, kind, facts)
    values (person, case tg_op when 'DELETE' then 'identity_removed' else 'identity_added' end, '{}');
  end if;
  return null;
end;
$function$;

alter table "private"."mails"
  add constraint "mails_kind_check"
    check
    ((kind = ANY (ARRAY['decision'::text, 'outcome'::text, 'password'::text, 'email'::text, 'device'::text,
    'factor_added'::text, 'factor_removed'::text, 'identity_added'::text, 'identity_removed'::text])));

create trigger mail_new_identity
  after insert on auth.identities
  for each row
  when ((new.provider <> 'email'::text))
  execute function private.mail_identity();

create trigger mail_removed_identity
  after delete on auth.identities
  for each row
  execute function private.mail_identity();

comment on column "private"."recovery_codes"."hash" is 'Not exported to the user.';

comment on function "private"."columns_not_exported"(regclass, name) is 'The columns of a table that the export for the person of a given column leaves out: ids of other people, what they wrote, and secrets.';

comment on function "private"."gdpr_export"(text) is 'Everything that is stored about a person, by email address: account, rows of every table without secrets and columns about other people, names of pictures, sign-in log.';

comment on function "private"."mail_identity"() is 'Row trigger of auth.identities: queues a mail about another way to sign in, or about one that is gone.';

revoke all on function "private"."columns_not_exported"(regclass, name) from public;

revoke all on function "private"."mail_identity"() from public;
