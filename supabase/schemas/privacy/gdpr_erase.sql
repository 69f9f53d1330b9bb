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
  update public.events set image = null, image_text = null where created_by = person
    and image like '%/' || person || '/%';
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
  'Erases a person by email address: the account, every row about it, and its entries in the authentication log. '
  'Published events stay, without a creator. Returns the pictures, which the storage API has to remove. Idempotent.';

revoke all on function private.gdpr_erase from public;
grant execute on function private.gdpr_erase to service_role;
