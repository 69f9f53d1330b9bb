-- A row that outlives its person (a reference that is set to null) is not erased with them, and a table may name people in
-- several columns. Drafts go with their creator: nobody else ever saw them.

drop function private.tables_about_people;

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
  'Every table that names a user by a reference to auth.users, or a person by the column "email". What outlives a person only forgets their id.';

create or replace function private.gdpr_export(email text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  account constant jsonb := (
    select jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
      'data', u.raw_user_meta_data
    )
    from auth.users u where lower(u.email) = lower(btrim(gdpr_export.email))
  );
  tables jsonb := '{}';
  found_rows jsonb;
  about record;
begin
  for about in select * from private.tables_about_people() loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r where lower(r.%I::text) = $1', about.relation, about.person_column
    )
    into found_rows
    using case when about.is_by_email then lower(btrim(gdpr_export.email)) else account ->> 'id' end;
    tables := tables || jsonb_build_object(
      about.relation::text, coalesce(tables -> about.relation::text, '[]') || found_rows
    );
  end loop;
  return jsonb_build_object(
    'account', account, 'tables', tables, 'pictures', private.pictures_of((account ->> 'id')::uuid)
  );
end;
$$;

create or replace function private.gdpr_erase(email text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := (select u.id from auth.users u where lower(u.email) = lower(btrim(gdpr_erase.email)));
  pictures constant jsonb := coalesce(private.pictures_of(person), '[]');
  tables jsonb := '{}';
  erased bigint;
  about record;
begin
  delete from public.events where created_by = person and publication = 'draft';
  get diagnostics erased = row_count;
  tables := jsonb_build_object('events', erased);
  -- What was published stays, without its creator and without the pictures that go with the account.
  update public.events set image = null where created_by = person and image like '%/' || person || '/%';
  for about in select * from private.tables_about_people() where not outlives loop
    execute format('delete from %s r where lower(r.%I::text) = $1', about.relation, about.person_column)
    using case when about.is_by_email then lower(btrim(gdpr_erase.email)) else person::text end;
    get diagnostics erased = row_count;
    tables := tables || jsonb_build_object(about.relation::text, erased);
  end loop;
  delete from auth.users where id = person;
  return jsonb_build_object('account', person, 'tables', tables, 'pictures', pictures);
end;
$$;

comment on function private.gdpr_erase is
  'Erases a person, by their address: the account, and every row about them; published events stay, without a creator. Pictures are listed: the API of the storage removes them. A second run finds nothing.';

revoke all on function private.tables_about_people from public;
