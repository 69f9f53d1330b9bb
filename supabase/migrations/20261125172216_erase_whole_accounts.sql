set check_function_bodies = off;

create or replace function private.delete_account()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person constant uuid := auth.uid();
  address constant text := (select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null);
begin
  if address is null then
    raise exception 'Only who is signed in, with a confirmed address, deletes their account'
      using errcode = 'insufficient_privilege';
  end if;
  if private.pictures_of(person) <> '[]' then
    raise exception 'Pictures of this account are still stored'
      using errcode = 'check_violation', hint = 'Remove them through the API of the storage first.';
  end if;
  -- Sign out, of both settings that auth.uid() may read: erasing must not count as writes of the user.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  perform private.gdpr_erase(address);
end;
$function$;

-- The embedded backend wrote each entry as one JSON string, in which private.log_entries_about found no person.
update auth.audit_log_entries set payload = (payload #>> '{}')::json where json_typeof(payload) = 'string';
