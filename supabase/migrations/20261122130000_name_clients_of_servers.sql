-- A server that receives forms for people without scripts names each of them with its secret key: otherwise all of them
-- would be one network, its own.

create or replace function private.client_network() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  settings private.settings;
  entries text[];
  entry text;
  client inet;
begin
  select * into settings from private.settings;
  if claims ->> 'role' = 'service_role' and headers ? 'x-lively-client' then
    entry := headers ->> 'x-lively-client';
  elsif settings.client_ip_header is not null then
    entry := headers ->> settings.client_ip_header;
  else
    entries := string_to_array(headers ->> 'x-forwarded-for', ',');
    entry := entries[cardinality(entries) - settings.trusted_proxies + 1];
  end if;
  -- Some proxies write the port: 192.0.2.1:443, [2001:db8::1]:443.
  entry := regexp_replace(btrim(entry), '^\[(.*)\](:\d+)?$|^([0-9.]+):\d+$', '\1\3');
  -- An IPv4 client as a socket of IPv6 sees it.
  client := regexp_replace(entry, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet;
  -- Whoever has one address of IPv6 has the 2^64 of its network.
  return host(network(set_masklen(client, case family(client) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then return null;
end;
$$;

comment on function private.client_network is
  'The network that a request comes from: its IPv4 address, or the /64 of its IPv6 address. Null when the platform does not tell. Who has the secret key names it in x-lively-client.';

grant execute on function private.store_form to service_role;
