-- The rights of articles 15 and 17 of the GDPR, for operators. The tables are found by their references and columns, so
-- that a new one is not forgotten.

create function private.tables_about_people() returns table (relation regclass, person_column name, is_by_email boolean)
  language sql stable set search_path = ''
  as $$
  select c.oid::regclass, a.attname, false
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
  where f.contype = 'f' and f.confrelid = 'auth.users'::regclass
    and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select c.oid::regclass, a.attname, true
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'email' and not a.attisdropped
  order by 3, 1;
$$;

comment on function private.tables_about_people is
  'Every table that names a user by a reference to auth.users, or a person by the column "email".';

create function private.pictures_of(user_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', bucket_id, 'path', name) order by bucket_id, name), '[]')
  from storage.objects where name like user_id || '/%';
$$;

create function private.gdpr_export(email text) returns jsonb
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
    tables := tables || jsonb_build_object(about.relation::text, found_rows);
  end loop;
  return jsonb_build_object(
    'account', account, 'tables', tables, 'pictures', private.pictures_of((account ->> 'id')::uuid)
  );
end;
$$;

comment on function private.gdpr_export is
  'Everything that is stored about a person, by their address: account, rows of every table, names of their pictures.';

create function private.gdpr_erase(email text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := (select u.id from auth.users u where lower(u.email) = lower(btrim(gdpr_erase.email)));
  pictures constant jsonb := coalesce(private.pictures_of(person), '[]');
  tables jsonb := '{}';
  erased bigint;
  about record;
begin
  -- Events stay, without their creator and without the pictures that go with the account.
  update public.events set image = null where created_by = person and image like '%/' || person || '/%';
  for about in select * from private.tables_about_people() where relation <> 'public.events'::regclass loop
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

revoke all on function
  private.tables_about_people, private.pictures_of, private.gdpr_export, private.gdpr_erase
from public;
grant execute on function private.gdpr_export, private.gdpr_erase to service_role;
