create function private.client_network() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  settings private.settings;
  entries text[];
begin
  select * into settings from private.settings;
  if claims ->> 'role' = 'service_role' and headers ? 'x-lively-client' then
    return private.network_of(headers ->> 'x-lively-client');
  end if;
  if settings.client_ip_header is not null then
    return private.network_of(headers ->> settings.client_ip_header);
  end if;
  entries := string_to_array(headers ->> 'x-forwarded-for', ',');
  return private.network_of(entries[cardinality(entries) - settings.trusted_proxies + 1]);
end;
$$;

comment on function private.client_network is
  'The network of a request: the IPv4 address or the /64 of the IPv6 address. Null if the platform does not tell it. A '
  'server with the secret key names its client in x-lively-client.';

revoke all on function private.client_network from public;
