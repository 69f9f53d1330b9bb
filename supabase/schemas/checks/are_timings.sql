-- Timings that every page can draw: instants with an offset, in years that every calendar knows, in order, not too many.

create function private.are_timings(timings jsonb) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  instant constant text := '^(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$';
  timing jsonb;
begin
  if jsonb_typeof(timings) <> 'array' or jsonb_array_length(timings) > 1002 then
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
  'Whether timings are a list of at most 1,002 {"begin", "end"} (below 100 kB): ISO 8601 instants with an offset, of 1900 to 2199, begin not after end. Immutable, because every instant has its offset.';

revoke all on function private.are_timings from public;
grant execute on function private.are_timings to authenticated, service_role;
