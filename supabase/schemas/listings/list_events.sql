-- An import writes events by hundreds: the read model of a whole statement is written at once (docs/decisions/0037).

create function private.list_events(listed uuid[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_part, last_part
  )
  with event as materialized (
    select id, date, "time", end_time, time_zone, timings from public.events where id = any (listed)
  ), listed_timing as (
    select id, time_zone, begins_at, ends_at, number
    from event, jsonb_array_elements(timings) with ordinality as timing (value, number),
      lateral (select (value ->> 'begin')::timestamptz as begins_at, (value ->> 'end')::timestamptz as ends_at)
        as instants
    where begins_at <= ends_at and begins_at >= '1900-01-01T00:00Z' and ends_at < '2200-01-01T00:00Z'
  ), span as (
    select id, time_zone, begins_at, ends_at, true as has_instant, number,
      floor(date_part('epoch', begins_at at time zone time_zone) / 60)::integer as start_minute,
      floor(date_part('epoch', ends_at at time zone time_zone) / 60)::integer as end_minute
    from listed_timing
    union all
    select id, time_zone,
      (timestamp '1970-01-01' + start_minute * interval '1 minute') at time zone time_zone,
      (timestamp '1970-01-01' + end_minute * interval '1 minute') at time zone time_zone,
      false, 1, start_minute, end_minute
    from event,
      -- Without seconds, as in the engine.
      lateral (
        select (date - date '1970-01-01') * 1440 as midnight, floor(date_part('epoch', "time") / 60)::integer
          as opening,
          floor(date_part('epoch', end_time) / 60)::integer as closing
      ) as clock,
      lateral (
        select midnight + coalesce(opening, 0) as start_minute, case
          when opening is null then midnight + 1440
          when closing < opening then midnight + closing + 1440
          else midnight + coalesce(closing, opening)
        end as end_minute
      ) as minutes
    where date is not null and not exists (select from listed_timing t where t.id = event.id)
  ), placed as (
    select *, row_number() over in_order as position, count(*) over each_event as spans, max(ends_at) over each_event
      as all_over
    from span window each_event as (partition by id), in_order as (partition by id order by start_minute, number)
  )
  select id, position, begins_at, ends_at, date '1970-01-01' + first_day, date '1970-01-01' + last_day, start_minute,
    end_minute,
    -- A civil date has no instant that could pass, and the last timing keeps representing the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- The day parts of private.date_windows.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2
      else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day,
      floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory,
    is_online, day_count, days, ages, kinds
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
  ), topic as materialized (
    select said.category, said.subcategory, found.tags, private.search_of(array[found.names], 'C') as search
    from (select distinct category, subcategory from event) as said,
      lateral private.topic_of(said.category, said.subcategory) as found
  ), known as materialized (
    select * from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
      as known (city text, latitude double precision, longitude double precision)
  ), ending as materialized (
    select event_id, greatest(
      max(ends_at),
      (timestamp '1970-01-01' + max((floor(start_minute / 1440.0::double precision)::integer + 1) * 1440)
        filter (where counts_again <> 'infinity') * interval '1 minute')
        at time zone max(time_zone)
    ) as over_at
    from public.event_timings where event_id = any (listed) group by 1
  ), standing as materialized (
    select event_id, over_at,
      coalesce(
        (array_agg(start_minute order by position) filter (where ends_at > now()))[1],
          (array_agg(start_minute order by position desc))[1]
      ) as next_start,
      greatest(
        '-infinity', case when over_at <= now() then over_at end, max(counts_until)
          filter (where counts_until <= now()),
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
  select e.id, case when e.is_notice then 'notice' else e.category end, city.name,
    coalesce(private.district_of(e.commune, e.location, e.full_address), e.commune), e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    e.price_amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved and not e.is_notice,
    nullif(topic.tags[1], e.category),
    e.is_online,
    private.count_days(calendar.days),
    calendar.days,
    private.ages_of(e.min_age, e.max_age, e.title, e.features),
    private.kinds_of(written, private.count_days(calendar.days))
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    join public.events as written on written.id = e.id
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$$;

comment on function private.list_events is
  'Writes the read model of some events that have none yet: timings, listings, projections and deltas.';

revoke all on function private.list_events from public;
