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
  'Whether a name is a time zone of the IANA database. A browser throws for any other.';

revoke all on function private.is_time_zone from public;
grant execute on function private.is_time_zone to authenticated, service_role;
