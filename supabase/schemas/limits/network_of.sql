create function private.network_of(address text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  client inet;
begin
  -- Remove the port that some proxies append (192.0.2.1:443, [2001:db8::1]:443) and the prefix of an IPv4-mapped
  -- address.
  client := regexp_replace(
    regexp_replace(btrim(address), '^\[(.*)\](:\d+)?$|^([0-9.]+):\d+$', '\1\3'), '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1',
      'i'
  )::inet;
  -- One IPv6 client usually owns the whole /64.
  return host(network(set_masklen(client, case family(client) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then return null;
end;
$$;

comment on function private.network_of is
  'The network of an IP address: the IPv4 address itself or the /64 of an IPv6 address. Null for an invalid one.';

revoke all on function private.network_of from public;
