set check_function_bodies = off;

drop function "private"."date_condition"(jsonb, timestamp with time zone, boolean);

create or replace function private.date_condition (
  query     jsonb,
  moment    timestamp with time zone,
  is_lookup boolean,
  listing   text                     default 'l'::text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.explore_index_page (
  query  jsonb,
  moment timestamp with time zone,
  likes  text[],
  after  jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  set enable_seqscan to 'off'
  set work_mem to '32MB'
  AS $function$
declare
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  -- These four are templates: format() fills in the alias of a listing.
  key constant text := '%1$I.' || case sort when 'date' then 'next_start' when 'rarity' then 'day_count' else sort end;
  second constant text := case sort when 'date' then '0' else '%1$I.next_start' end;
  -- The planner uses an index only for exactly its order: no "nulls last" for a column that is never null.
  ordering constant text := concat(
    'order by ', key, case when sign = -1 then ' desc' else ' asc' end,
    case when sort <> 'popularity' then ' nulls last' end, case when sort <> 'date' then ', %1$I.next_start' end, ', %1$I.event_id'
  );
  size constant integer := (query ->> 'limit')::integer + 1;
  -- Of the index of an order, read at most this many entries and look at each event. With a date, many may come before the first match.
  steps constant integer := coalesce((query ->> 'steps')::integer, case when query ? 'date' then 1000 end);
  -- An event that starts after the date filter cannot match; the index decides this alone.
  begins constant text := 'not %1$I.is_over and ' || case when query ? 'date'
    then '%1$I.next_start < ' || (select (max(last_part) / 4 + 1) * 1440 from private.date_windows(array[query ->> 'date'], moment))
    else 'true'
  end;
  following constant text := private.after_condition(format(key, 'l'), format(second, 'l'), 'l.event_id', after, sign = -1);
  passing constant text := format('l.over_at > %L and %s', moment, private.filter_condition(query, moment, true));
  page jsonb;
  changed uuid[];
  ids uuid[];
begin
  -- The stored start is valid for almost all listings, and an index has their order. The others are computed.
  execute format(
    $sql$
    with fresh as (
      select %1$s, next_start from %2$s
      where %3$s and %4$s and %5$s and l.next_since <= %6$L and l.next_until > %6$L
      %7$s limit %8$s
    ), stale as (
      select * from (
        select %1$s, start as next_start
        -- The offset forces a scan of these alone: by old statistics they are so many that all events to come were read, too.
        from (select * from public.event_listings l where l.next_since > %6$L or l.next_until <= %6$L offset 0) as l,
          lateral private.start_of(l.event_id, %6$L) as start
        where %4$s
      ) as l
      where %5$s
    ), page as (
      select * from (table fresh union all table stale) as l %7$s limit %8$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select event_id as id, false as past, coalesce(%9$s * %10$s::double precision, 'infinity')::text as key,
        coalesce(%11$s::double precision, 'infinity')::text as "secondKey", distance, %12$s as score
      from page l, lateral (select %13$s as distance) as measured
      where %14$s
      %7$s
    ) as listed
    $sql$,
    'event_id, popularity, price, day_count, category, tags, participants, rating, latitude, longitude',
    case when steps is null then 'public.event_listings l'
      else format(
        '(select * from public.event_listings l where %s and %s %s limit %s) as l',
        format(begins, 'l'), following, format(ordering, 'l'), steps
      )
    end,
    format(begins, 'l'), passing, following, moment, format(ordering, 'l'), size, sign, format(key, 'l'), format(second, 'l'),
    private.score_expression(query, likes), private.distance_expression(query -> 'origin'),
    -- Events that were not read may come before those that are not fresh.
    case when steps is null then 'true' else format('(select count(*) from fresh) = %s', size) end
  ) into page;
  if query ? 'text' or not query ? 'date' or jsonb_array_length(page) = size then
    return page;
  end if;
  changed := array(select event_id from private.changed_projections(moment));
  -- The events of the date come from the timings, and the index of the order is read on without looking at any other.
  execute format(
    $sql$
    select array(
      select f.event_id
      from public.event_listings f, lateral (select from public.event_listings l where l.event_id = f.event_id and %1$s offset 0) as listed
      -- "is true" prevents a join, so that the scan ends with the page.
      where %2$s and %3$s and (%4$s) is true and f.event_id <> all (%5$L::uuid[])
      %6$s limit %7$s
    ) || array(select l.event_id from public.event_listings l where l.event_id = any (%5$L::uuid[]) and %8$s)
    $sql$,
    format('l.over_at > %L and %s', moment, private.filter_condition(query - '{date,hours}'::text[], moment)),
    format(begins, 'f'), private.after_condition(format(key, 'f'), format(second, 'f'), 'f.event_id', after, sign = -1),
    private.date_condition(query, moment, false, 'f'), changed, format(ordering, 'f'), size, passing
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$function$;

comment on function "private"."date_condition"(jsonb, timestamp
  with time zone, boolean, text) is 'SQL condition: a listing, by its alias, has a timing of the date filter of a query, and of its hours. is_lookup is for few listings; otherwise indexes find the timings.';

revoke all on function "private"."date_condition"(jsonb, timestamp with time zone, boolean, text) from public;

grant execute
  on function "private"."date_condition"(jsonb, timestamp with time zone, boolean, text)
  to "anon", "authenticated", "service_role";
