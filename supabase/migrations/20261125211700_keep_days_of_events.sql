set check_function_bodies = off;

alter table "public"."event_listings"
  add column "days" int4multirange;

create or replace function private.card_of (
  event_id uuid,
  moment   timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image, 'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'organizer', organizer, 'rating', rating, 'reviews', reviews, 'ticket_url', ticket_url,
    'source', source, 'source_url', source_url, 'licence', licence,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune,
    'days', (select days from public.event_listings l where l.event_id = card_of.event_id)
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$function$;

create or replace function private.count_from_deltas (
  query  jsonb,
  moment timestamp with time zone
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_mergejoin to 'off'
  set enable_hashjoin to 'off'
  AS $function$
declare
  chosen constant text := coalesce(query ->> 'date', 'all');
  filters constant text[] := array(select unnest('{today,tonight,tomorrow,weekend}'::text[]) union select chosen where chosen <> 'all');
  highest constant double precision := query ->> 'maxPrice';
  needs constant text[] := array(select jsonb_array_elements_text(query -> 'access'));
  changed constant uuid[] := array(select event_id from private.changed_projections(moment));
  counts jsonb;
begin
  with change as materialized (
    select *, -1 as sign from private.facet_deltas_of(changed, null)
    union all
    select *, 1 from private.facet_deltas_of(changed, moment)
  ), days as materialized (
    select filters[number] as filter, range.time_zone, range.first_part, range.last_part from private.date_windows(filters, moment) as range
  ), found as (
    select 'all' as filter, category, subcategory, price, accessibility, is_online, is_once, events from private.facet_deltas where first_part is null
    union all
    -- Timings of at most a day are found by their start.
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part between days.first_part - 4 and days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part <= 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events
    from days join private.facet_deltas t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.last_part - t.first_part > 4 and (t.earlier_part is null or t.earlier_part < days.first_part)
    union all
    select 'all', category, subcategory, price, accessibility, is_online, is_once, events * sign from change where first_part is null
    union all
    select filter, t.category, t.subcategory, t.price, t.accessibility, t.is_online, t.is_once, t.events * t.sign
    from days join change t
      on t.time_zone = days.time_zone and t.first_part <= days.last_part and t.last_part >= days.first_part
    where t.earlier_part is null or t.earlier_part < days.first_part
  ), class as materialized (
    select *, is_category and (not query ? 'subcategory' or coalesce(subcategory = query ->> 'subcategory', false)) as is_topic,
      not query ? 'maxPrice' or coalesce(price <= highest, false) as is_price,
      (not query ? 'online' or is_online) and (not query ? 'once' or is_once) as is_kind
    from (
      select filter, category, not query ? 'category' or category = query ->> 'category' as is_category,
        -- Fewer groups for a query that needs no subcategory.
        case when query ?| '{category,subcategory}' then subcategory end as subcategory, price, is_online, is_once, sum(events) as n
      from found
      where accessibility @> needs
      group by filter, category, 4, price, is_online, is_once
    ) as summed
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(n), 0) from class where filter = chosen and is_topic and is_price and is_kind),
    -- Only a text finds past events.
    'past', 0,
    'categories', (
      select coalesce(jsonb_object_agg(category, n), '{}')
      from (select category, sum(n) as n from class where filter = chosen and is_price and is_kind group by 1 having sum(n) <> 0) as each
    ),
    'days', (
      select jsonb_object_agg(each.filter, coalesce(n, 0))
      from unnest('{all,today,tonight,tomorrow,weekend}'::text[]) as each (filter)
        left join (select filter, sum(n) as n from class where is_topic and is_price and is_kind group by 1) as counted using (filter)
    ),
    'prices', (
      select jsonb_build_object(
        'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
        '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
        '50', coalesce(sum(n) filter (where price <= 50), 0)
      ) from class where filter = chosen and is_topic and is_kind
    ),
    'kinds', (
      select jsonb_build_object(
        'online', coalesce(sum(n) filter (where is_online and (not query ? 'once' or is_once)), 0),
        'once', coalesce(sum(n) filter (where is_once and (not query ? 'online' or is_online)), 0)
      ) from class where filter = chosen and is_topic and is_price
    )
  ) || case when query ? 'category' then jsonb_build_object('subcategories', (
    select coalesce(jsonb_object_agg(subcategory, n), '{}') from (
      select subcategory, sum(n) as n from class
      where filter = chosen and is_category and is_price and is_kind and subcategory is not null group by 1 having sum(n) <> 0
    ) as each
  )) else '{}' end into counts;
  return counts;
end;
$function$;

create or replace function private.list_events (
  listed uuid[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_part, last_part
  )
  with event as materialized (
    select id, date, "time", end_time, time_zone, timings from public.events where id = any (listed)
  ), written as (
    select id, time_zone, begins_at, ends_at, number
    from event, jsonb_array_elements(timings) with ordinality as timing (value, number),
      lateral (select (value ->> 'begin')::timestamptz as begins_at, (value ->> 'end')::timestamptz as ends_at) as instants
    where begins_at <= ends_at and begins_at >= '1900-01-01T00:00Z' and ends_at < '2200-01-01T00:00Z'
  ), span as (
    select id, time_zone, begins_at, ends_at, true as has_instant, number,
      floor(date_part('epoch', begins_at at time zone time_zone) / 60)::integer as start_minute,
      floor(date_part('epoch', ends_at at time zone time_zone) / 60)::integer as end_minute
    from written
    union all
    select id, time_zone,
      (timestamp '1970-01-01' + start_minute * interval '1 minute') at time zone time_zone,
      (timestamp '1970-01-01' + end_minute * interval '1 minute') at time zone time_zone,
      false, 1, start_minute, end_minute
    from event,
      -- Without seconds, as in the engine.
      lateral (
        select (date - date '1970-01-01') * 1440 as midnight, floor(date_part('epoch', "time") / 60)::integer as opening,
          floor(date_part('epoch', end_time) / 60)::integer as closing
      ) as clock,
      lateral (
        select midnight + coalesce(opening, 0) as start_minute, case
          when opening is null then midnight + 1440
          when closing < opening then midnight + closing + 1440
          else midnight + coalesce(closing, opening)
        end as end_minute
      ) as minutes
    where date is not null and not exists (select from written where written.id = event.id)
  ), placed as (
    select *, row_number() over in_order as position, count(*) over each_event as spans, max(ends_at) over each_event as all_over
    from span window each_event as (partition by id), in_order as (partition by id order by start_minute, number)
  )
  select id, position, begins_at, ends_at, date '1970-01-01' + first_day, date '1970-01-01' + last_day, start_minute, end_minute,
    -- A civil date has no instant that could pass, and the last timing keeps representing the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- The day parts of private.date_windows.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2 else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day, floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory, is_online, day_count, days
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
  ), amount as materialized (
    select price, private.parse_price(price) as amount from (select distinct price from event where price is not null) as said
  ), topic as materialized (
    select said.category, said.subcategory, found.tags, private.search_of(array[found.names], 'C') as search
    from (select distinct category, subcategory from event) as said, lateral private.topic_of(said.category, said.subcategory) as found
  ), known as materialized (
    select * from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
      as known (city text, latitude double precision, longitude double precision)
  ), ending as materialized (
    select event_id, greatest(
      max(ends_at),
      (timestamp '1970-01-01' + max((floor(start_minute / 1440.0::double precision)::integer + 1) * 1440) filter (where counts_again <> 'infinity') * interval '1 minute')
        at time zone max(time_zone)
    ) as over_at
    from public.event_timings where event_id = any (listed) group by 1
  ), standing as materialized (
    select event_id, over_at,
      coalesce(
        (array_agg(start_minute order by position) filter (where ends_at > now()))[1], (array_agg(start_minute order by position desc))[1]
      ) as next_start,
      greatest(
        '-infinity', case when over_at <= now() then over_at end, max(counts_until) filter (where counts_until <= now()),
        max(counts_again) filter (where counts_until < 'infinity' and counts_again <= now())
      ) as since,
      least(
        'infinity', case when over_at > now() then over_at end, min(counts_until) filter (where counts_until > now()),
        min(counts_again) filter (where counts_until < 'infinity' and counts_again > now())
      ) as until
    from ending join public.event_timings using (event_id)
    group by event_id, over_at
  ), calendar as materialized (
    select event_id, range_agg(private.days_of_timing(start_minute, end_minute)) as days
    from public.event_timings where event_id = any (listed) group by 1
  )
  select e.id, e.category, city.name, e.commune, e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    amount.amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved,
    nullif(topic.tags[1], e.category),
    e.is_online,
    private.count_days(calendar.days),
    calendar.days
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join amount on amount.price = e.price
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$function$;

comment on column "public"."event_listings"."day_count" is 'The number of these days, past ones included: the engine''s countDays.';

comment on column "public"."event_listings"."days" is 'Days on which the event takes place, numbered from 1970-01-01 on: the engine''s listDays. Null without a date.';

comment on function "private"."card_of"(uuid, timestamp with time zone) is 'The fields of an event that a card shows, with at most fifty timings that are not over, and all its days.';

-- Existing databases: the days of every event.
update public.event_listings l set days = calendar.days
from (
  select event_id, range_agg(private.days_of_timing(start_minute, end_minute)) as days from public.event_timings group by 1
) as calendar
where calendar.event_id = l.event_id;
