create function private.date_condition(query jsonb, moment timestamptz, is_lookup boolean, listing text default 'l') returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  counts constant text := format(
    '(t.counts_until > %1$L or t.counts_again <= %1$L) and %2$s', moment, private.hours_condition(query, 't.start_minute')
  );
begin
  return (
    select case when is_lookup
      -- The offset forces a lookup of the timings of one listing.
      then format(
        'exists (select from public.event_timings t where t.event_id = %I.event_id and %s and (%s) offset 0)',
        listing, counts, coalesce(string_agg(condition, ' or ' order by cardinality(zones) desc), 'false')
      )
      -- Each select reads one index, and not the table.
      else format('%I.event_id in (%s)', listing, coalesce(
        string_agg(format('select t.event_id from public.event_timings t where %s and %s', counts, condition), ' union all '), 'null'
      ))
    end
    -- Most time zones share a window, however many are in use.
    from (
      select array_agg(time_zone) as zones, first_part, last_part from private.date_windows(array[query ->> 'date'], moment) group by 2, 3
    ) as shared, (values
      -- What begins at an hour begins on a day of the filter.
      (query ? 'hours', 't.first_part between %2$s and %3$s'),
      -- Timings of at most a day are found by their start, the few longer ones by their end. What takes place once has none of these.
      (not query ? 'hours', 't.first_part between %2$s - 4 and %3$s and t.last_part >= %2$s'),
      (not query ?| '{hours,once}', 't.last_part - t.first_part > 4 and t.last_part >= %2$s and t.first_part <= %3$s')
    ) as part (is_needed, template), lateral (
      select format('t.time_zone = any (%1$L) and ' || template, zones, first_part, last_part) as condition
    ) as written
    where is_needed
  );
end;
$$;

comment on function private.date_condition is
  'SQL condition: a listing, by its alias, has a timing of the date filter of a query, and of its hours. is_lookup is for few listings; otherwise indexes find the timings.';

revoke all on function private.date_condition from public;
grant execute on function private.date_condition to anon, authenticated, service_role;
