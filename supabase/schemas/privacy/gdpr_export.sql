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
      private.columns_not_exported(about.relation, about.person_column);
    tables := tables || jsonb_build_object(
      about.relation::text, coalesce(tables -> about.relation::text, '[]') || found_rows
    );
  end loop;
  return jsonb_build_object(
    'account', account, 'tables', tables, 'pictures', private.pictures_of((account ->> 'id')::uuid),
    'polls', private.polls_of((account ->> 'id')::uuid),
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
  'Everything that is stored about a person, by email address: account, rows of every table without secrets and '
  'columns about other people, names of pictures, polls, sign-in log.';

revoke all on function private.gdpr_export from public;
grant execute on function private.gdpr_export to service_role;
