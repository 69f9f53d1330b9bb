set check_function_bodies = off;

-- Helpers of policies, checks, triggers and functions. The API exposes the schema public alone, so no client can call these by
-- name. Each is granted to the roles whose statements reach it, and to no other.

create schema private;

comment on schema private is 'Helpers of policies, checks, triggers and functions. Not exposed through the API.';

grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to anon, authenticated, service_role;

-- Timings that every page can draw: instants with an offset, in years that every calendar knows, in order, not too many.

create function private.are_timings(timings jsonb) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  instant constant text := '^(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$';
  timing jsonb;
begin
  if jsonb_typeof(timings) <> 'array' or jsonb_array_length(timings) > 1000 then
    return false;
  end if;
  for timing in select jsonb_array_elements(timings) loop
    if jsonb_typeof(timing) <> 'object'
      or timing - array['begin', 'end'] <> '{}'
      or jsonb_typeof(timing -> 'begin') is distinct from 'string'
      or jsonb_typeof(timing -> 'end') is distinct from 'string'
      or timing ->> 'begin' !~ instant
      or timing ->> 'end' !~ instant
      or (timing ->> 'begin')::timestamptz > (timing ->> 'end')::timestamptz
    then
      return false;
    end if;
  end loop;
  return true;
exception
  -- A day such as February 30.
  when datetime_field_overflow then return false;
end;
$$;

comment on function private.are_timings is
  'Whether timings are a list of at most 1,000 {"begin", "end"} (below 100 kB): ISO 8601 instants with an offset, of 1900 to 2199, begin not after end. Immutable, because every instant has its offset.';

revoke all on function private.are_timings from public;
grant execute on function private.are_timings to authenticated, service_role;

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

-- Texts that are shown have something visible and no control character.

create function private.is_clean_text(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F]';
end;
$$;

comment on function private.is_clean_text is 'Whether a text has no control character except newline and tab.';

create function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return regexp_replace(
    value,
    -- Spaces, controls, formats, fillers, variation selectors, then combining marks.
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF'
    || '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]',
    '', 'g'
  ) <> '';

comment on function private.has_visible_text is
  'Whether a text has something visible: more than spaces, invisible characters and combining marks.';

revoke all on function private.is_clean_text, private.has_visible_text from public;
grant execute on function private.is_clean_text, private.has_visible_text to authenticated, service_role;

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
    or address ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?/storage/v1/object/public/(avatars|event-images)/[0-9a-f-]{36}/[0-9]{10,19}\.(png|jpg|jpeg|webp|gif|avif)$';
end;
$$;

comment on function private.is_picture_url is
  'Whether a picture may be shown: https on a public host, or the storage of a backend on this machine.';

revoke all on function private.is_https_url, private.is_public_host, private.is_picture_url from public;
grant execute on function
  private.is_https_url, private.is_public_host, private.is_picture_url
  to authenticated, service_role;
