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
  'Every table that refers to auth.users or has a column "email". outlives: the row stays, and only the reference is '
  'set to null.';

create function private.columns_not_exported(relation regclass, person_column name) returns text[]
  language sql stable set search_path = ''
  as $$
  select coalesce(array_agg(kept.column_name), '{}')
  from (
    select about.person_column::text as column_name from private.tables_about_people() about
    where about.relation = columns_not_exported.relation and about.person_column <> columns_not_exported.person_column
    union
    -- A text that one of them wrote.
    select written.column_name
    from (values ('public.moderation_decisions'::regclass, 'creator_id'::name, 'appeal'))
      as written (relation, author_column, column_name)
    where written.relation = columns_not_exported.relation
      and written.author_column <> columns_not_exported.person_column
    union
    -- What opens the account of the person: an export is a file, and files are lost.
    select secret.column_name
    from (values
      ('private.recovery_codes'::regclass, 'hash'),
      ('private.weekly_mails', 'token'),
      ('private.polls', 'organizer_hash'), ('private.polls', 'friends_hash'),
      ('private.poll_people', 'secret_hash'), ('private.poll_people', 'changes'),
      ('private.calendar_feeds', 'token_hash')
    ) as secret (relation, column_name)
    where secret.relation = columns_not_exported.relation
  ) as kept;
$$;

comment on function private.columns_not_exported is
  'The columns of a table that the export for the person of a given column leaves out: ids of other people, what they '
  'wrote, and secrets.';

revoke all on function private.tables_about_people, private.columns_not_exported from public;
