-- A picture makes the browser of everybody who sees it send a request: never to a machine of their own network.

create function private.is_public_host(host text) returns boolean
  language sql immutable set search_path = ''
  return lower(host) ~ '^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$'
    and lower(host) !~ '(^|\.)(local|localhost|localdomain|internal|intranet|private|lan|home|corp|home\.arpa)$';

comment on function private.is_public_host is
  'Whether a host is a name of the public Internet. Numbers are not: browsers read 127.1, 0x7f.1 and 2130706433 as addresses.';

create or replace function private.is_picture_url(address text) returns boolean
  language sql immutable set search_path = ''
  return (
    private.is_https_url(address)
    and private.is_public_host(regexp_replace(substring(address from '^[^:]+://([^/?#]+)'), ':[0-9]{1,5}$', ''))
  )
  or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/(avatars|event-images)/[0-9a-f-]{36}/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$';

comment on function private.is_picture_url is
  'Whether a picture may be shown: https from a public host, or the storage of a backend that runs on this machine.';

revoke all on function private.is_public_host from public;
grant execute on function private.is_public_host to authenticated, service_role;

create function private.refuse_local_picture() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  picture constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if picture like 'http://%' and not (select local_pictures from private.settings) then
    raise exception 'A picture by http from this machine is taken in development only'
      using errcode = 'check_violation', hint = 'Store it, or name it by https.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_local_picture is
  'Row trigger: refuses pictures of this machine unless the settings allow them. Takes the name of the column.';

revoke all on function private.refuse_local_picture from public;

update public.events set image = null where not private.is_picture_url(image);
update public.profiles set avatar_url = null where not private.is_picture_url(avatar_url);

create trigger refuse_local_picture
  before insert or update of image on public.events
  for each row execute function private.refuse_local_picture('image');

create trigger refuse_local_picture
  before insert or update of avatar_url on public.profiles
  for each row execute function private.refuse_local_picture('avatar_url');
