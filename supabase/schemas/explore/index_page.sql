create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- The events of a date are a hash table: it must fit into the memory that the planner allows it.
  language plpgsql stable set search_path = '' set enable_seqscan = off set work_mem = '32MB'
  as $$
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
$$;

comment on function private.explore_index_page is
  'A page of events to come in the order of an index: popularity, date, price or rarity.';

revoke all on function private.explore_index_page from public;
grant execute on function private.explore_index_page to anon, authenticated, service_role;
