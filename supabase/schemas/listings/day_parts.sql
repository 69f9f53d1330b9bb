-- A civil day has four parts; each day filter begins and ends with one. Counts compare their numbers instead of instants.

create function private.slot_of(civil_minute integer) returns integer
  language sql immutable strict set search_path = ''
  return floor(civil_minute / 1440.0)::integer * 4
    + case
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 240 then 0
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 1020 then 1
        when civil_minute - floor(civil_minute / 1440.0)::integer * 1440 < 1080 then 2
        else 3
      end;

comment on function private.slot_of is
  'The part of a civil day that contains a minute, numbered from 1970-01-01: until 4:00, until 17:00, until 18:00, until midnight. Every date filter begins and ends with a part.';

create function private.slots_of(filter text, moment timestamptz, time_zone text, out first_slot integer, out last_slot integer)
  language plpgsql stable set search_path = ''
  as $$
declare
  minutes int4range;
begin
  if filter ~ '/' then
    first_slot := (split_part(filter, '/', 1)::date - date '1970-01-01') * 4;
    last_slot := (split_part(filter, '/', 2)::date - date '1970-01-01') * 4 + 3;
  else
    minutes := private.date_window(filter, moment, time_zone);
    first_slot := private.slot_of(lower(minutes));
    last_slot := private.slot_of(upper(minutes) - 1);
  end if;
end;
$$;

comment on function private.slots_of is 'The first and the last day part of a date filter or a date range in a time zone.';

revoke all on function private.slot_of, private.slots_of from public;
grant execute on function private.slot_of, private.slots_of to anon, authenticated, service_role;
