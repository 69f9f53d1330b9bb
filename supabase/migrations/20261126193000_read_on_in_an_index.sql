set check_function_bodies = off;

create or replace function private.explore (
  query  jsonb,
  moment timestamp with time zone,
  likes  text[],
  after  jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  page_length constant integer := (query ->> 'limit')::integer;
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  select m.counts, m.ids into counts, ids from private.count_matches(matched, moment) as m;
  if ids is not null then
    matched := matched || jsonb_build_object('found', ids);
  end if;
  total := counts ->> 'total';
  page := case
    when total = 0 then '[]'
    when query ->> 'sort' in ('distance', 'score') and ids is null then private.explore_ranked_page(matched, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score') or (query ?| '{text,hours}' or query ->> 'sort' = 'rarity') and ids is not null
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of them. Without
      -- statistics, there are at least 100 events.
      or total * total * 3 < page_length * (
        select greatest(reltuples, 100) from pg_catalog.pg_class where oid = 'public.event_listings_by_popularity'::regclass
      )
      then private.explore_sorted_page(matched, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(matched, moment, likes, after)
    else private.explore_index_page(matched, moment, likes, after)
  end;
  if total = 0 then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from unnest('{text,city,commune,box,category,subcategory,date,hours,maxPrice,access,online,once}'::text[]) with ordinality as filter (name, position),
      lateral (
        select case name when 'text' then query else matched end - name - case name when 'commune' then 'radius' when 'category' then 'subcategory' else '' end as wider offset 0
      ) as without,
      lateral (
        select ((private.count_matches(wider, moment)).counts ->> 'total')::integer as relaxed offset 0
      ) as counted
    where query ? name and relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of((entry ->> 'id')::uuid, moment)
          || jsonb_build_object('past', entry -> 'past', 'distance_km', entry -> 'distance', 'score', entry -> 'score')
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position)
      where position <= page_length
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', counts -> 'total',
    'past', counts -> 'past',
    'counts', counts - '{total,past}'::text[],
    'relaxations', relaxations
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
  key constant text := case sort when 'date' then 'l.next_start' when 'rarity' then 'l.day_count' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else 'l.next_start' end;
  -- The planner uses an index only for exactly its order: no "nulls last" for a column that is never null.
  ordering constant text := format(
    'order by %s %s%s%s, l.event_id', key, case when sign = -1 then 'desc' else 'asc' end,
    case when sort <> 'popularity' then ' nulls last' end, case when sort <> 'date' then ', l.next_start' end
  );
  following constant text := private.after_condition(key, second, 'l.event_id', after, sign = -1);
  size constant integer := (query ->> 'limit')::integer + 1;
  -- Of the index of an order, read at most this many entries and look at each event. With a date, many may come before the first match.
  steps constant integer := coalesce((query ->> 'steps')::integer, case when query ? 'date' then 1000 end);
  -- An event that starts after the date filter cannot match; the index decides this alone.
  begins constant text := 'not l.is_over and ' || case when query ? 'date'
    then format('l.next_start < %s', (select (max(last_part) / 4 + 1) * 1440 from private.date_windows(array[query ->> 'date'], moment)))
    else 'true'
  end;
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
        select %1$s, start as next_start from public.event_listings l, lateral private.start_of(l.event_id, %6$L) as start
        where %4$s and (l.next_since > %6$L or l.next_until <= %6$L)
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
      else format('(select * from public.event_listings l where %s and %s %s limit %s) as l', begins, following, ordering, steps)
    end,
    begins, passing, following, moment, ordering, size, sign, key, second,
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
    replace(begins, 'l.', 'f.'), replace(following, 'l.', 'f.'),
    replace(private.filter_condition(jsonb_strip_nulls(jsonb_build_object('date', query -> 'date', 'hours', query -> 'hours')), moment), 'l.', 'f.'),
    changed, replace(ordering, 'l.', 'f.'), size, passing
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$function$;
