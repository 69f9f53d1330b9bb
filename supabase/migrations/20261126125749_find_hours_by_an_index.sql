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
  -- Filters that the stored counts do not know.
  uncounted constant text[] := '{text,city,commune,box,hours}';
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  if query ?| uncounted then
    select f.counts, f.ids into counts, ids from private.find_events(matched, moment) as f;
  else
    counts := private.count_from_deltas(query, moment);
  end if;
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
        select (case when wider ?| uncounted then (private.find_events(wider, moment)).counts else private.count_from_deltas(wider, moment) end
          ->> 'total')::integer as relaxed offset 0
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

create or replace function private.find_events (
  query  jsonb,
  moment timestamp with time zone,
  OUT    counts jsonb,
  OUT    ids uuid[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  set enable_sort to 'off'
  AS $function$
declare
  is_category constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('category', query -> 'category')), moment);
  is_subcategory constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('subcategory', query -> 'subcategory')), moment);
  is_price constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('maxPrice', query -> 'maxPrice')), moment);
  is_online constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('online', query -> 'online')), moment);
  is_once constant text := private.filter_condition(jsonb_strip_nulls(jsonb_build_object('once', query -> 'once')), moment);
  is_date constant text := case when query ? 'date' then 'bits & 16 <> 0' else 'true' end;
  radius constant double precision := coalesce((query ->> 'radius')::double precision, 0);
  -- For more matches, reading an index in order is faster, but less so for the hours of a day and for what is rare on it: there many
  -- events come before the first match.
  most_ids constant integer := case when query ? 'date' and (query ? 'hours' or query ->> 'sort' = 'rarity') then 8000 else 2000 end;
begin
  execute format(
    $sql$
    with class as materialized (
      -- Beyond the radius, category and price are those of the query: one class for each band.
      select case when band <= %4$s then l.category end as category, case
          when band > %4$s then null when price <= 0 then 0 when price <= 10 then 10 when price <= 20 then 20 when price <= 50 then 50 else 99
        end as price,
        -- Subcategories are counted for the category of the query.
        case when band <= %4$s and %6$L::boolean and %1$s then l.subcategory end as subcategory,
        is_online and band <= %4$s as online, coalesce(day_count = 1, false) and band <= %4$s as once,
        bits, band, is_over, %1$s as is_category, %7$s as is_subcategory, %2$s as is_price, %8$s as is_online, %9$s as is_once,
        %3$s as is_date, band <= %4$s as is_near, count(*) as n,
        array_agg(event_id) filter (where %1$s and %7$s and %2$s and %8$s and %9$s and %3$s and band <= %4$s) as ids
      from (%5$s) as l
      -- A row that fails two filters is in no count. A category is left out with its subcategory.
      where (%1$s and %7$s)::integer + (%2$s)::integer + (%8$s)::integer + (%9$s)::integer + (%3$s)::integer + (band <= %4$s)::integer >= 5
      group by category, 2, 3, online, once, bits, band, is_over, 9, 10, 11, 12, 13, 14, 15
    ), hit as (
      select * from class where is_category and is_subcategory and is_price and is_online and is_once and is_date and is_near
    ), coming as (
      select *, is_category and is_subcategory as is_topic, is_online and is_once as is_kind from class where not is_over
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from hit),
      'past', (select coalesce(sum(n), 0) from hit where is_over),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from coming where is_price and is_kind and is_date and is_near group by 1) as each
      ),
      'kinds', (
        select jsonb_build_object(
          'online', coalesce(sum(n) filter (where online and is_once), 0), 'once', coalesce(sum(n) filter (where once and is_online), 0)
        ) from coming where is_topic and is_price and is_date and is_near
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from coming where is_topic and is_price and is_kind and is_near
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from coming where is_topic and is_kind and is_date and is_near
      )
    ) || case when %6$L::boolean then jsonb_build_object('subcategories', (
      select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
        select subcategory, sum(n) as n from coming
        where is_category and is_price and is_kind and is_date and is_near and subcategory is not null group by 1
      ) as each
    )) else '{}' end || case when %10$L::boolean then jsonb_build_object('distances', (
      select jsonb_object_agg(kilometres, coalesce((select sum(n) from coming where is_topic and is_price and is_kind and is_date and band <= kilometres), 0))
      from unnest('{0,5,10,20,50,100}'::double precision[]) as kilometres
    )) else '{}' end,
    case when (select sum(n) from hit) <= %11$s then array(select unnest(hit.ids) from hit) end
    $sql$,
    is_category, is_price, is_date, radius, private.select_matches(query, moment, true), query ? 'category',
    is_subcategory, is_online, is_once, query ? 'commune', most_ids
  ) into counts, ids;
end;
$function$;

create or replace function private.hours_lookup (
  query  jsonb,
  moment timestamp with time zone
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when not query ? 'hours' then ''
    else case
      -- The condition of the index event_projections_by_hour: one known hour of the filter, or several hours. A place and a text have
      -- indexes of their own.
      when query ?| '{commune,box,text,ids}' then ''
      else format(
        ' and (case when l.hours & (l.hours - 1) = 0 then l.hours else -1 end) = any (%L)',
        array(select 1 << hour from generate_series(0, 23) as hour where touched.mask & (1 << hour) <> 0) || -1
      )
    end || format(' and l.hours & %s <> 0', touched.mask) || case
      -- Only where a filter begins or ends within an hour are the timings needed.
      when whole.mask = touched.mask then ''
      else format(
        ' and (l.hours & %s <> 0 or %s)', whole.mask,
        private.filter_condition(jsonb_build_object('hours', query -> 'hours'), moment)
      )
    end
  end
  from (select (query #>> '{hours,0}')::integer as first, (query #>> '{hours,1}')::integer as last) as minute,
    lateral (select private.hours_mask(first / 60, (last + 59) / 60) as mask) as touched,
    lateral (select private.hours_mask((first + 59) / 60, last / 60) as mask) as whole;
$function$;

create index event_listings_online on public.event_listings using btree (next_start)
  where is_online;

create index event_projections_by_hour on public.event_projections using btree ((
CASE
    when ((hours & (hours - 1)) = 0) THEN hours
    ELSE '-1'::integer
end))
  include
  (event_id, hours, category, price, accessibility, time_zone, first_part, last_part, again_part, next_since,
  next_until, next_start, subcategory, is_online, day_count)
  where (not is_over);
