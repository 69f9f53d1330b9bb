-- Links and pictures that are safe to show. A picture makes each visitor's browser send a request, so its host must be public.
-- PL/pgSQL, because a call costs less than that of a SQL function and each runs for every row that is written.

create function private.is_https_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return char_length(address) <= 2048 and address ~* '^https://[^][[:space:]/?#@\\<>"]+([/?#][^[:space:]]*)?$';
end;
$$;

comment on function private.is_https_url is
  'Whether a link is safe to show: https, a host, no name or password before the host, no space.';

create function private.is_public_host(host text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return host ~* '^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$'
    and host !~* '(^|\.)(local|localhost|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$';
end;
$$;

comment on function private.is_public_host is
  'Whether a host is a public DNS name. Numbers are refused: browsers read 127.1, 0x7f.1 and 2130706433 as IP addresses.';

create function private.is_picture_url(address text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return private.is_https_url(address)
      and private.is_public_host(regexp_replace(substring(address from '^[^:]+://([^/?#]+)'), ':[0-9]{1,5}$', ''))
    or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/(avatars|event-images)/[0-9a-f-]{36}/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)(#focus=[0-9]{1,3},[0-9]{1,3})?$';
end;
$$;

comment on function private.is_picture_url is
  'Whether a picture may be shown: https on a public host, or the storage of a backend on this machine, with or without a focal point.';

revoke all on function private.is_https_url, private.is_public_host, private.is_picture_url from public;
grant execute on function
  private.is_https_url, private.is_public_host, private.is_picture_url
  to authenticated, service_role;
