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
