-- Helpers of policies, checks, triggers and functions. The API exposes the schema public alone, so that no client can
-- call these by name; each is granted to the roles whose statements reach it, and to no other.

create schema private;

comment on schema private is 'Helpers of policies, checks, triggers and functions. Not exposed through the API.';

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to authenticated;

create function private.signed_in_user() returns uuid
  language sql stable set search_path = ''
  return auth.uid();

comment on function private.signed_in_user is
  'auth.uid() for functions that run with the rights of the caller, who may have no access to the schema auth.';

create function private.is_https_url(address text) returns boolean
  language sql immutable set search_path = ''
  return char_length(address) <= 2048
    and address ~* '^https://[^][[:space:]/?#@\\<>"]+([/?#][^[:space:]]*)?$';

comment on function private.is_https_url is
  'Whether a link is safe to show: https, a host, no name or password before the host, no space.';

create function private.is_picture_url(address text) returns boolean
  language sql immutable set search_path = ''
  return private.is_https_url(address)
    or (
      char_length(address) <= 2048
      and address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/[^[:space:]]+$'
    );

comment on function private.is_picture_url is
  'Whether a picture may be shown: https, or the storage of a backend that runs on this machine.';

create function private.is_time_zone(name text) returns boolean
  language plpgsql stable set search_path = ''
  as $$
begin
  if name !~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Z][A-Za-z0-9_+-]+){1,2})$' then
    return false;
  end if;
  perform timezone(name, timestamptz 'epoch');
  return true;
exception
  when invalid_parameter_value then return false;
end;
$$;

comment on function private.is_time_zone is
  'Whether a name is a time zone of the IANA database: a browser refuses to format dates in any other.';

create function private.email_is_confirmed() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  );
$$;

comment on function private.email_is_confirmed is
  'Whether the signed-in user has confirmed their address. Saving preferences requires it.';

create function private.stamp_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create function private.limit_to_hundred_per_user() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  is_over boolean;
begin
  execute format(
    'select exists (
       select from %I.%I where user_id in (select user_id from added) group by user_id having count(*) > 100
     )',
    tg_table_schema, tg_table_name
  ) into is_over;
  if is_over then
    raise exception 'A user keeps at most 100 rows of %', tg_table_name
      using errcode = 'check_violation', hint = 'Remove some before adding others.';
  end if;
  return null;
end;
$$;

comment on function private.limit_to_hundred_per_user is
  'Statement trigger: refuses an insert after which a user has more than 100 rows. Needs the new rows as "added".';

revoke all on all functions in schema private from public;

grant execute on function private.is_https_url, private.is_picture_url, private.is_time_zone
  to authenticated, service_role;
grant execute on function private.signed_in_user, private.email_is_confirmed to authenticated;
