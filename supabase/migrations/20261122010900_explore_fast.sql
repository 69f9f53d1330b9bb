-- Exploring a million events: an order is an index, and all counts come from one pass over what the query cannot leave out.

create function private.distance_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  -- Written out: the function haversine is a call for each of a hundred thousand rows.
  return format(
    '(2 * 6371 * asin(sqrt(least(1, case when l.latitude is not null then'
    || ' power(sin(radians(l.latitude - %1$s) / 2), 2) + cos(radians(%1$s)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - %2$s) / 2), 2)'
    || ' end))) + case when l.latitude is null then null else 0 end)',
    origin ->> 'latitude', origin ->> 'longitude'
  );

comment on function private.distance_expression is 'Kilometres from an origin to a listing l: the engine''s haversine. Null when nobody knows where it is.';

create or replace function private.near_condition(query jsonb, radius double precision) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- Degrees that the radius covers at most, with room for rounding.
  height constant double precision := radius / 111 + 0.001;
  width constant double precision := radius / (111 * greatest(0.01, cos(radians(least(89, abs(latitude) + height))))) + 0.001;
begin
  if radius is null then
    return format('l.commune = %L', query ->> 'commune');
  end if;
  return format(
    '(l.commune = %L or (l.latitude between %s and %s%s and %s <= %s))',
    query ->> 'commune', latitude - height, latitude + height,
    case when abs(longitude) + width < 180 then format(' and l.longitude between %s and %s', longitude - width, longitude + width) end,
    private.distance_expression(query -> 'origin'), radius
  );
end;
$$;

create function private.border_expression(filter text, moment timestamptz, side text) returns text
  language sql stable set search_path = ''
  -- The clocks of France, written out: a call for each row is what a count would wait for.
  return (
    select format(
      'case t.time_zone %s else %s(private.date_window(%L, %L, t.time_zone)) end',
      string_agg(
        format('when %L then %s', zone, case side when 'lower' then lower(window_there) else upper(window_there) end), ' ' order by position
      ),
      side, filter, moment
    )
    from unnest(
      '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'::text[]
    ) with ordinality as each (zone, position), lateral private.date_window(filter, moment, zone) as window_there
  );

comment on function private.border_expression is 'Where a filter of days begins (lower) or ends (upper) on the clock of a time t.';

create function private.window_condition(filter text, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  opening text;
  closing text;
begin
  if filter ~ '/' then
    -- A range of days is the same on every clock.
    opening := (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440;
    closing := (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440;
  else
    opening := private.border_expression(filter, moment, 'lower');
    closing := private.border_expression(filter, moment, 'upper');
  end if;
  return format('t.start_minute < %2$s and (t.end_minute > %1$s or t.start_minute >= %1$s)', opening, closing);
end;
$$;

comment on function private.window_condition is 'A time t shares a moment with a filter of days, or a range of them.';

create function private.counting_condition(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format('(t.counts_until > %1$L or t.counts_again <= %1$L)', moment);

comment on function private.counting_condition is 'A time t stands for its event at a moment.';

create function private.reach_condition(filters text[], moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(format(
    -- What lasts a day at most is found by its begin, the few longer times by their end.
    '(t.start_minute >= %1$s - 1440 and t.start_minute < %2$s or t.end_minute - t.start_minute > 1440 and t.end_minute > %1$s and t.start_minute < %2$s)',
    opening, closing
  ), ' or ')
  from (
    select
      case when filter ~ '/' then (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440 else min(lower(window_there)) end as opening,
      case when filter ~ '/' then (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440 else max(upper(window_there)) end as closing
    -- No clock is further from that of Paris; on a Sunday evening there, the weekend elsewhere is the next one.
    from unnest(filters) as filter, unnest('{-14 hours,0 hours,14 hours}'::interval[]) as shift,
      lateral private.date_window(filter, moment + shift, 'Europe/Paris') as window_there
    group by filter
  ) as range;
$$;

comment on function private.reach_condition is 'What an index finds of the times t that can be in some filters of days: all of them, and others.';

create or replace function private.date_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'l.event_id in (select t.event_id from public.event_timings t where (%s) and %s and %s)',
    private.reach_condition(array[filter], moment), private.counting_condition(moment), private.window_condition(filter, moment)
  );
$$;

create function private.start_expression(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format(
    'case when l.next_since <= %1$L and l.next_until > %1$L then l.next_start else private.start_of(l.event_id, %1$L) end', moment
  );

comment on function private.start_expression is 'The begin of a listing l: what is stored while it holds.';

create function private.after_condition(key text, second_key text, id text, after jsonb, descends boolean) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  -- Infinity stands for a null, which comes last in either direction.
  last_key constant double precision := nullif(after ->> 'key', 'Infinity')::double precision * case when descends then -1 else 1 end;
  last_second constant double precision := nullif(after ->> 'secondKey', 'Infinity')::double precision;
begin
  if after is null then
    return 'true';
  end if;
  return format(
    '(%1$s or %2$s is not distinct from %3$L::double precision and (%4$s or %5$s is not distinct from %6$L::double precision and %7$s > %8$L))',
    case when last_key is null then 'false'
      else format('(%s %s %s or %1$s is null)', key, case when descends then '<' else '>' end, last_key) end,
    key, last_key,
    case when last_second is null then 'false' else format('(%s > %s or %1$s is null)', second_key, last_second) end,
    second_key, last_second, id, after ->> 'id'
  );
end;
$$;

comment on function private.after_condition is 'A row comes after a cursor in an order by two columns and the id.';

create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- An index is only used for an order in its own words: of what is never null, nulls go unmentioned.
  ordering constant text := case sort
    when 'popularity' then format('%%1$s %s, %%2$s, event_id', direction)
    when 'price' then format('%%1$s %s nulls last, %%2$s, event_id', direction)
    else format('%%2$s %s nulls last, event_id', direction)
  end;
  stored constant text := case sort when 'date' then 'l.next_start' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else '%s' end;
  holds constant text := format('l.next_since <= %1$L and l.next_until > %1$L', moment);
  page jsonb;
begin
  -- What is stored of the next time holds for nearly all, and an index has them in order. The few others are looked up.
  execute format(
    $sql$
    with fresh as (
      select l.event_id, %1$s::double precision as key, l.next_start as start
      from public.event_listings l
      where %2$s and %3$s and %4$s
      order by %5$s
      limit %6$s
    ), stale as (
      select * from (
        select l.event_id, case when %7$L = 'date' then start else %1$s end::double precision as key, start
        from public.event_listings l, lateral private.start_of(l.event_id, %8$L) as start
        where %2$s and (l.next_since > %8$L or l.next_until <= %8$L)
      ) as l
      where %9$s
      order by %10$s
      limit %6$s
    ), page as (
      select * from (select * from fresh union all select * from stale) as l
      order by %10$s
      limit %6$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select l.event_id as id, false as past, coalesce(key * %11$s, 'infinity')::text as key,
        coalesce(%12$s, 'infinity')::text as "secondKey", distance, %13$s as score
      from page join public.event_listings l using (event_id), lateral (select %14$s as distance) as measured
      order by %15$s
    ) as listed
    $sql$,
    stored, private.explore_where(query, moment, ''), holds,
    private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends),
    format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start'), size,
    sort, moment,
    private.after_condition('key', format(second, 'start'), 'event_id', after, descends),
    format(ordering, 'key', 'start'),
    case when descends then -1 else 1 end,
    case sort when 'date' then '0::double precision' else 'start::double precision' end,
    private.score_expression(query, likes),
    private.distance_or_unknown(query -> 'origin'),
    format(replace(ordering, 'event_id', 'page.event_id'), 'page.key', 'page.start')
  ) into page;
  return page;
end;
$$;

comment on function private.explore_index_page is 'A page of events to come in an order that an index has: popularity, date or price.';

create function private.distance_or_unknown(origin jsonb) returns text
  language sql immutable set search_path = ''
  return format('coalesce(%s, %s)', private.distance_expression(origin), private.explore_constants() ->> 'unknownDistance');

comment on function private.distance_or_unknown is 'Kilometres from an origin to a listing l, or the number that stands for nobody knows.';

create function private.explore_sorted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  page jsonb;
begin
  execute format(
    $sql$
    with found as (
      select l.event_id, l.over_at <= %1$L as past, %2$s as start, %3$s as distance,
        l.popularity, l.price, l.category, l.tags, l.participants, l.rating
      from public.event_listings l
      where %4$s
    ), keyed as (
      select *, coalesce((%5$s * (%6$s))::double precision, 'infinity') as key,
        coalesce((%7$s)::double precision, 'infinity') as second_key
      from found l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %8$s as score
      from keyed l
      where %9$s
      order by past, l.key, l.second_key, event_id
      limit %10$s
    ) as page
    $sql$,
    moment, case sort when 'score' then 'null::integer' else private.start_expression(moment) end,
    private.distance_or_unknown(query -> 'origin'),
    private.explore_where(query, moment, ''),
    case when query ->> 'direction' = 'descending' then '-1' else '1' end,
    case sort
      when 'popularity' then 'popularity' when 'distance' then 'distance' when 'date' then 'start' when 'price' then 'price'
      when 'score' then private.score_expression(query, likes)
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1
  ) into page;
  return page;
end;
$$;

comment on function private.explore_sorted_page is 'A page of everything that a query finds, sorted: where few are found, for a text, which finds past events too, and for orders that depend on who asks.';

create or replace function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    -- Along an index, what few events pass is found only after a long walk past the others.
    when query ?| array['text', 'city', 'commune', 'box', 'date'] or query ->> 'sort' in ('distance', 'score')
      then private.explore_sorted_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

create function private.days_join(query jsonb, moment timestamptz, is_narrow boolean) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  filters constant text[] := array['today', 'tonight', 'tomorrow', 'weekend'] || (query ->> 'date');
  bits constant text := (
    select string_agg(format('case when %s then %s else 0 end', private.window_condition(filter, moment), 1 << (bit - 1)::integer), ' | ')
    from unnest(filters) with ordinality as each (filter, bit)
    where filter is not null
  );
  reach constant text := format(
    '(%s) and %s', private.reach_condition(array_remove(filters, null), moment), private.counting_condition(moment)
  );
begin
  -- A few listings look their times up; many are joined with all times of these days.
  return case when is_narrow
    then format(
      'left join lateral (select bit_or(%s) as bits from public.event_timings t where t.event_id = l.event_id and %s) as days on true',
      bits, private.counting_condition(moment)
    )
    else format(
      'left join (select t.event_id, bit_or(%s) as bits from public.event_timings t where %s group by t.event_id) as days using (event_id)',
      bits, reach
    )
  end;
end;
$$;

comment on function private.days_join is
  'Joins listings l with the filters of days that find them, as bits: today, tonight, tomorrow, weekend, and the query''s own.';

create function private.is_narrow(query jsonb, moment timestamptz) returns boolean
  language plpgsql stable set search_path = ''
  as $$
declare
  found integer;
begin
  if not query ?| array['text', 'city', 'commune', 'box'] then
    return false;
  end if;
  execute format(
    'select count(*) from (select from public.event_listings l where %s limit 3000) as first',
    private.explore_where(query - '{category,date,maxPrice}'::text[], moment, '')
  ) into found;
  return found < 3000;
end;
$$;

comment on function private.is_narrow is 'Whether the filters that no count leaves out find fewer than 3,000 events.';

create or replace function private.explore_counts(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  days constant text := private.days_join(query, moment, private.is_narrow(query, moment));
  on_days constant text := case when query ? 'date' then 'coalesce(days.bits, 0) & 16 <> 0' else 'true' end;
  counts jsonb;
  distances jsonb;
begin
  execute format(
    $sql$
    with class as materialized (
      select l.category, %1$s as is_category,
        case when l.price <= 0 then 0 when l.price <= 10 then 10 when l.price <= 20 then 20 when l.price <= 50 then 50 else 99 end as price,
        %2$s as is_price, coalesce(days.bits, 0) as bits, %3$s as is_date, count(*) as n
      from public.event_listings l %4$s
      where %5$s
      group by 1, 2, 3, 4, 5, 6
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from class where is_category and is_price and is_date),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from class where is_price and is_date group by 1) as each
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from class where is_category and is_price
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from class where is_category and is_date
      )
    )
    $sql$,
    case when query ? 'category' then format('l.category = %L', query ->> 'category') else 'true' end,
    case when query ? 'maxPrice' then format('coalesce(l.price <= %s, false)', query ->> 'maxPrice') else 'true' end,
    on_days, days, private.explore_where(query - '{category,date,maxPrice}'::text[], moment, '')
  ) into counts;
  if not query ? 'commune' then
    return counts;
  end if;
  execute format(
    $sql$
    select jsonb_build_object(
      '0', count(*) filter (where is_there), '5', count(*) filter (where is_there or distance <= 5),
      '10', count(*) filter (where is_there or distance <= 10), '20', count(*) filter (where is_there or distance <= 20),
      '50', count(*) filter (where is_there or distance <= 50), '100', count(*)
    )
    from (select l.commune is not distinct from %1$L as is_there, %2$s as distance from public.event_listings l where %3$s) as near
    $sql$,
    query ->> 'commune', private.distance_expression(query -> 'origin'),
    private.explore_where(query || '{"radius": 100}', moment, '')
  ) into distances;
  return counts || jsonb_build_object('distances', distances);
end;
$$;

comment on function private.explore_counts is
  'The total, and how many events each choice of a filter would give under the other filters: categories, days, highest prices, kilometres.';

create or replace function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  page constant jsonb := private.explore_page(query, moment, likes, after);
  page_length constant integer := (query ->> 'limit')::integer;
  counts constant jsonb := private.explore_counts(query, moment);
  relaxations jsonb := '[]';
begin
  if counts -> 'total' = '0' then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from (
      select name, position, private.explore_total(query, moment, name) as relaxed
      from unnest('{text,city,commune,box,category,date,maxPrice,access}'::text[]) with ordinality as filter (name, position)
      where query ? name
    ) as each
    where relaxed > 0;
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
    'counts', counts - 'total',
    'relaxations', relaxations
  );
end;
$$;

revoke all on function
  private.distance_expression, private.distance_or_unknown, private.border_expression, private.window_condition, private.counting_condition,
  private.reach_condition, private.start_expression, private.after_condition, private.explore_index_page,
  private.explore_sorted_page, private.days_join, private.is_narrow
  from public;
grant execute on function
  private.distance_expression, private.distance_or_unknown, private.border_expression, private.window_condition, private.counting_condition,
  private.reach_condition, private.start_expression, private.after_condition, private.explore_index_page,
  private.explore_sorted_page, private.days_join, private.is_narrow
  to anon, authenticated, service_role;
