set check_function_bodies = off;

drop index "public"."event_timings_by_start";

drop index "public"."event_timings_long";

create or replace function private.date_condition (
  query     jsonb,
  moment    timestamp with time zone,
  is_lookup boolean
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
        'exists (select from public.event_timings t where t.event_id = l.event_id and %s and (%s) offset 0)',
        counts, coalesce(string_agg(condition, ' or ' order by cardinality(zones) desc), 'false')
      )
      -- Each select reads one index, and not the table.
      else format('l.event_id in (%s)', coalesce(
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
    replace(private.date_condition(query, moment, false), 'l.', 'f.'), changed, replace(ordering, 'l.', 'f.'), size, passing
  ) into ids;
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$function$;

create or replace function private.filter_condition (
  query     jsonb,
  moment    timestamp with time zone,
  is_lookup boolean                  default false
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  conditions text[] := '{true}';
  latitude constant double precision := query #>> '{origin,latitude}';
  height constant double precision := (query ->> 'radius')::double precision / 111;
begin
  if query ? 'ids' then
    conditions := conditions || format('l.event_id = any (%L::uuid[])', array(select jsonb_array_elements_text(query -> 'ids')));
  elsif query ? 'text' then
    conditions := conditions || format(
      case query ->> 'depth'
        when '0' then 'ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '1' then 'ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery and not ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '2' then 'l.search @@ %1$L::tsquery and not ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery'
        else 'l.search @@ %1$L::tsquery'
      end,
      query ->> 'text'
    );
  end if;
  if query ? 'city' then
    conditions := conditions || format('l.city = %L', query ->> 'city');
  end if;
  if query ? 'radius' then
    -- The latitude first: it excludes most rows without trigonometry.
    conditions := conditions || format(
      '(l.commune = %L or l.latitude between %s and %s and %s <= %s)', query ->> 'commune',
      latitude - height, latitude + height, private.distance_expression(query -> 'origin'), query ->> 'radius'
    );
  elsif query ? 'commune' then
    conditions := conditions || format('l.commune = %L', query ->> 'commune');
  end if;
  if query ? 'box' then
    conditions := conditions || format(
      -- Across the antimeridian, the west is greater than the east.
      'l.latitude between %2$s and %4$s and (l.longitude >= %1$s %5$s l.longitude <= %3$s)',
      query #>> '{box,0}', query #>> '{box,1}', query #>> '{box,2}', query #>> '{box,3}',
      case when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision then 'and' else 'or' end
    );
  end if;
  if query ? 'category' then
    conditions := conditions || format('l.category = %L', query ->> 'category');
  end if;
  if query ? 'subcategory' then
    conditions := conditions || format('coalesce(l.subcategory = %L, false)', query ->> 'subcategory');
  end if;
  if query ? 'online' then
    conditions := conditions || 'l.is_online'::text;
  end if;
  if query ? 'once' then
    conditions := conditions || 'coalesce(l.day_count = 1, false)'::text;
  end if;
  if query ? 'maxPrice' then
    conditions := conditions || format('coalesce(l.price <= %s, false)', query ->> 'maxPrice');
  end if;
  if query ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(query -> 'access')));
  end if;
  if query ? 'hours' and not query ? 'date' then
    conditions := conditions || format(
      'exists (select from public.event_timings t where t.event_id = l.event_id and (t.counts_until > %1$L or t.counts_again <= %1$L) and %2$s offset 0)',
      moment, private.hours_condition(query, 't.start_minute')
    );
  end if;
  if query ? 'date' then
    conditions := conditions || private.date_condition(query, moment, is_lookup);
  end if;
  return array_to_string(conditions, ' and ');
end;
$function$;

create index event_timings_by_start on public.event_timings using btree (time_zone, first_part)
  include (event_id, last_part, start_minute, counts_until, counts_again);

create index event_timings_long on public.event_timings using btree (time_zone, last_part)
  include (event_id, first_part, start_minute, counts_until, counts_again)
  where ((last_part - first_part) > 4);

comment on function "private"."date_condition"(jsonb, timestamp with time zone, boolean) is 'SQL condition: a listing l has a timing of the date filter of a query, and of its hours. is_lookup is for few listings; otherwise indexes find the timings.';

comment on function "private"."filter_condition"(jsonb, timestamp with time zone, boolean) is 'SQL condition: a listing l passes the filters of a query. is_lookup: as for private.date_condition. Rows of event_projections have all columns but the city.';

revoke all on function "private"."date_condition"(jsonb, timestamp with time zone, boolean) from public;

grant execute
  on function "private"."date_condition"(jsonb, timestamp with time zone, boolean)
  to "anon", "authenticated", "service_role";
