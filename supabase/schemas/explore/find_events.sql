create function private.days_of(
  query jsonb, first_part integer, last_part integer, firsts integer[], lasts integer[]
) returns integer
  language sql immutable
  as $$
  select case when private.touches(query, first_part, last_part, firsts[1], lasts[1]) then 1 else 0 end
    + case when private.touches(query, first_part, last_part, firsts[2], lasts[2]) then 2 else 0 end
    + case when private.touches(query, first_part, last_part, firsts[3], lasts[3]) then 4 else 0 end
    + case when private.touches(query, first_part, last_part, firsts[4], lasts[4]) then 8 else 0 end
    + case when private.touches(query, first_part, last_part, firsts[5], lasts[5]) then 16 else 0 end;
$$;

comment on function private.days_of is
  'The date filters that a timing passes: 1 for the first, 2 for the second, 4 for the third. Inlined.';

create function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  -- The planner cannot know that many rows form few groups: it would sort all rows.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_sort = off
  as $$
declare
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  radii constant double precision[] := private.texts_of(private.explore_constants() -> 'radii');
  distances constant double precision[] := array(
    select distinct each from unnest(radii || radius) as each where each > 0 order by each
  );
  chords constant double precision[] := array(
    select private.chord_of(each) from unnest(distances) as each order by each
  );
  -- All of France is counted by stored deltas, and with hours the events that these leave out.
  -- They cannot be counted by weekday, because an event may be on several of them.
  is_everywhere constant boolean := not query ?| '{text,withoutText,city,commune,areas,withoutAreas,box,weekdays}';
  -- A row that fails one of these filters is counted for its other choices.
  found_by constant jsonb := query
    - '{category,withoutNotices,subcategory,minPrice,maxPrice,date}'::text[]
    || case when query ? 'commune' then jsonb_build_object('reach', greatest(100, radius)) else '{}' end
    -- Events of one whole hour are counted by the deltas.
    || case when is_everywhere and query ? 'hours' then jsonb_build_object('hourKeys', (
      select jsonb_agg(key) from jsonb_array_elements(query -> 'hourKeys') as key
      where key = '-1' or key::integer & (query ->> 'wholeHours')::integer = 0
    )) else '{}' end;
  -- Of the bits of private.days_of, that of the date of the query; 32 for any day.
  chosen constant integer := case when query ? 'date' then 16 else 32 end;
  -- For more matches, reading an index in order is faster, but less so for the hours of a day and for what is rare on
  -- it: there many events come before the first match.
  most_ids constant integer := case
    when query ? 'date' and (query ? 'hours' or query ->> 'sort' = 'rarity') then 8000 else 2000
  end;
begin
  with windows as materialized (
    select time_zone, max(last_part) as upto, array_agg(first_part order by number) as firsts,
      array_agg(last_part order by number) as lasts
    from private.date_windows('{today,tonight,tomorrow,weekend}'::text[] || (query ->> 'date'), moment)
    group by time_zone
  ), row as (
    select l.event_id, l.category, l.subcategory, l.price, l.kinds,
      query ? 'ids' and l.is_over as is_over, band, 1::bigint as n,
      32 | case
        when band > radius and not query ? 'date' or l.first_part > w.upto then 0
        when l.again_part <= w.upto then (
          select coalesce(bit_or(private.days_of(query, t.first_part, t.last_part, w.firsts, w.lasts)), 0)
          from private.timings_on(query - 'date', moment, l.event_id) as t
        )
        -- What begins at an hour begins on a day of the filter.
        when private.begins_within(query, l.next_start) then private.days_of(
          query, l.first_part, l.last_part, w.firsts, w.lasts
        )
        else 0
      end as days
    from private.matches(found_by, moment) as l
      left join windows as w using (time_zone),
      lateral (
        -- The smallest distance that covers the event; 0 in the commune itself.
        select case
          when not query ? 'commune' or l.commune = any (private.codes_of_commune(query ->> 'commune')) then 0
          else coalesce(
            distances[width_bucket(private.chord_to(query -> 'origin', l.x, l.y, l.z), chords) + 1], 'infinity'
          )
        end as band
        offset 0
      ) as place
    where not is_everywhere or query ? 'hours'
    union all
    select null, category, subcategory, price, kinds, false, 0, n, days
    from private.count_deltas(query, moment)
    where is_everywhere
  ), found as (
    -- The filters that a row fails: 1 the category, 2 only the subcategory, 4 the price, 8 the distance, 16 the date.
    select *, case
        when category <> query ->> 'category' or query ? 'withoutNotices' and category = 'notice' then 1
        when coalesce(subcategory = query ->> 'subcategory', not query ? 'subcategory') then 0 else 2
      end | case
        when coalesce(price >= (query ->> 'minPrice')::double precision, not query ? 'minPrice')
          and coalesce(price <= (query ->> 'maxPrice')::double precision, not query ? 'maxPrice') then 0 else 4
      end | case when band <= radius then 0 else 8 end | case when days & chosen <> 0 then 0 else 16 end as failed
    from row
    -- Computes each column once.
    offset 0
  ), class as materialized (
    -- Beyond the radius, category, price and the other dates are those of the query: one class for each band.
    select failed, case when failed <> 8 then category end as category,
      -- Subcategories are counted for the category of the query.
      case when query ? 'category' and failed not in (1, 8) then subcategory end as subcategory,
      case
        when failed = 8 then null when price <= 0 then 0 when price <= 10 then 10
        when price <= 20 then 20 when price <= 50 then 50 else 99
      end as price,
      case when failed <> 8 then kinds end as kinds, case when failed <> 8 then days else days & chosen end as days,
      band, is_over, sum(n) as n, array_agg(event_id) filter (where failed = 0) as ids
    from found
    -- A row that fails two filters is in no count.
    where failed & failed - 1 = 0
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ), coming as (
    select * from class where not is_over
  )
  select jsonb_build_object(
    'total', coalesce(hit.total, 0), 'past', coalesce(hit.past, 0),
    'categories', (
      -- A sum of bounded counts would have no bound.
      select jsonb_build_object('all', coalesce(sum(n) filter (where category <> 'notice'), 0))
        || coalesce(jsonb_object_agg(category, n) filter (where n <> 0), '{}')
      from (select category, sum(n) as n from coming where failed in (0, 1, 2) group by category) as each
    ),
    'kinds', (
      select jsonb_object_agg(kind, coalesce((
        select sum(n) from coming where failed = 0 and kinds & (1 << position::integer - 1) <> 0
      ), 0))
      from unnest(private.event_kinds()) with ordinality as each (kind, position)
    ),
    'days', (
      select jsonb_object_agg(day, coalesce((
        select sum(n) from coming where failed in (0, 16) and days & bit <> 0
      ), 0))
      from (values ('all', 32), ('today', 1), ('tonight', 2), ('tomorrow', 4), ('weekend', 8)) as each (day, bit)
    ),
    'prices', (
      select jsonb_object_agg(coalesce(upto::text, 'all'), coalesce((
        select sum(n) from coming where failed in (0, 4) and (price <= upto or upto is null)
      ), 0))
      from unnest('{0,10,20,50,null}'::integer[]) as upto
    )
  ) || case when query ? 'category' then jsonb_build_object('subcategories', (
    select coalesce(jsonb_object_agg(subcategory, n) filter (where n <> 0), '{}')
    from (
      select subcategory, sum(n) as n from coming
      where failed in (0, 2) and subcategory is not null group by subcategory
    ) as each
  )) else '{}' end || case when query ? 'commune' then jsonb_build_object('distances', (
    select jsonb_object_agg(each, coalesce((select sum(n) from coming where failed in (0, 8) and band <= each), 0))
    from unnest(0 || radii) as each
  )) else '{}' end,
  case when not is_everywhere and coalesce(hit.total, 0) <= most_ids
    then array(select unnest(class.ids) from class) end
  into counts, ids
  from (select sum(n) as total, sum(n) filter (where is_over) as past from class where failed = 0) as hit;
end;
$$;

comment on function private.find_events is
  'Total, past events among it, and for each choice of a filter the events to come under the other filters: of the '
  'events that match, or for all of France of the deltas. And the ids, if they were found and are few enough to sort.';
