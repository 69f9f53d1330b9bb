create function private.civil_minute(instant timestamptz, time_zone text) returns integer
  language sql stable set search_path = ''
  return floor(extract(epoch from instant at time zone time_zone) / 60)::integer;

comment on function private.civil_minute is
  'The local time of a zone, in minutes since 1970-01-01 00:00: the engine''s civilMinute.';

create function private.instant_of(civil_minute integer, time_zone text) returns timestamptz
  language sql stable set search_path = ''
  return (timestamp '1970-01-01' + civil_minute * interval '1 minute') at time zone time_zone;

comment on function private.instant_of is 'The instant of a local time in minutes since 1970-01-01 00:00.';

revoke all on function private.civil_minute, private.instant_of from public;
grant execute on function private.civil_minute, private.instant_of to anon, authenticated, service_role;
