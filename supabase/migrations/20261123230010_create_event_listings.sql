set check_function_bodies = off;

-- A dictionary without stop words: "été" is one of them, and a season.
create text search dictionary private.french_stems (template = snowball, language = french);

create text search configuration private.french (copy = simple);

alter text search configuration private.french
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with private.french_stems;

create function private.search_of(texts text[], weight "char") returns tsvector
  language plpgsql stable set search_path = ''
  as $$
declare
  words constant text := private.words_of(array_to_string(texts, ' '));
begin
  return setweight(to_tsvector('simple', words) || to_tsvector('private.french', words), weight);
end;
$$;

comment on function private.search_of is
  'The weighted tsvector of some texts: words as written, for prefixes, and their stems.';

revoke all on function private.search_of from public;

-- The timings of published events, which date filters read. A trigger derives them from timings, date and time of the event; the
-- engine's listSpans, nextSpan and dateWindow are the contract.

create table public.event_timings (
  event_id     uuid not null references public.events on delete cascade,
  position     integer not null,
  begins_at    timestamptz not null,
  ends_at      timestamptz not null,
  first_day    date not null,
  last_day     date not null,
  start_minute integer not null,
  end_minute   integer not null,
  counts_until timestamptz not null,
  counts_again timestamptz not null,
  time_zone    text not null default 'Europe/Paris',
  first_part   integer not null,
  last_part    integer not null,
  primary key (event_id, position)
);

comment on table public.event_timings is
  'One row for each timing of a published event. Everyone reads; a trigger of events writes.';
comment on column public.event_timings.position is 'From 1 on, by local start.';
comment on column public.event_timings.first_day is 'Civil day of the start, at the venue.';
comment on column public.event_timings.last_day is 'Civil day of the last minute, at the venue.';
comment on column public.event_timings.start_minute is 'Local time at the venue, in minutes since 1970-01-01 00:00.';
comment on column public.event_timings.end_minute is 'As start_minute, exclusive. Equal to start_minute if the end is unknown.';
comment on column public.event_timings.counts_until is 'Until then, the timing represents the event for date filters.';
comment on column public.event_timings.counts_again is
  'From then on too: the last timing of an event whose timings are all over.';
comment on column public.event_timings.time_zone is 'Of the venue.';
comment on column public.event_timings.first_part is 'Day part of the start, counted from 1970-01-01: private.date_windows.';
comment on column public.event_timings.last_part is 'Day part of the last minute.';

create index event_timings_by_start on public.event_timings (time_zone, first_part);
-- The few timings of more than a day, which a date filter finds by their end.
create index event_timings_long on public.event_timings (time_zone, last_part) where last_part - first_part > 4;

alter table public.event_timings enable row level security;

revoke all on public.event_timings from anon, authenticated, public;
grant select on public.event_timings to anon, authenticated;
grant all on public.event_timings to service_role;

create policy "everybody reads the timings of published events" on public.event_timings
  for select to anon, authenticated
  using (true);

-- The read model of lists: what filters, orders and counts read, so that they never read long texts. docs/read-model.md describes
-- how an event becomes a row of a list.

create table public.event_listings (
  event_id         uuid primary key references public.events on delete cascade,
  category         text not null,
  city             text not null,
  commune          text,
  time_zone        text not null,
  latitude         double precision,
  longitude        double precision,
  price            double precision,
  accessibility    text[] not null,
  tags             text[] not null,
  popularity       integer not null,
  participants     bigint not null,
  rating           numeric not null,
  over_at          timestamptz not null,
  search           tsvector not null,
  next_start       integer,
  next_since       timestamptz not null default '-infinity',
  next_until       timestamptz not null default 'infinity',
  is_over          boolean not null default false,
  is_recommendable boolean not null default true
);

-- A refresh leaves dead entries at the place of an index where the next refresh reads.
alter table public.event_listings set (autovacuum_vacuum_scale_factor = 0.02);

comment on table public.event_listings is
  'Read model of lists: one row for each published event. Everyone reads; triggers of events write.';
comment on column public.event_listings.city is 'Normalised by private.city_of.';
comment on column public.event_listings.latitude is 'Of the event, else of its known city, else of its commune.';
comment on column public.event_listings.price is 'The amount in euros that the price names; null if none.';
comment on column public.event_listings.tags is 'The slugs of the taxonomy that describe the event.';
comment on column public.event_listings.participants is 'People who go, as far as they are known; else 0.';
comment on column public.event_listings.rating is '0 without a rating.';
comment on column public.event_listings.over_at is 'The event is past from then on; infinity without a date.';
comment on column public.event_listings.search is
  'Words and stems. Weights: title A; venue, commune and programme B; organiser and category C; description D.';
comment on column public.event_listings.next_start is
  'Start of the next timing in civil minutes, valid from next_since until before next_until; null without a date. private.start_of computes it for other moments.';
comment on column public.event_listings.is_over is 'Valid from next_since until before next_until.';
comment on column public.event_listings.is_recommendable is 'Neither cancelled nor reserved for one group.';

create index event_listings_by_commune on public.event_listings (commune, over_at);
create index event_listings_by_city on public.event_listings (city);
-- Covers counts of all events to come.
create index event_listings_by_end on public.event_listings (over_at) include (category, price, event_id);
-- The orders of events to come; the id decides between equal keys.
create index event_listings_by_popularity on public.event_listings (popularity desc, next_start, event_id) where not is_over;
create index event_listings_by_start on public.event_listings (next_start, event_id) where not is_over;
create index event_listings_by_price on public.event_listings (price, next_start, event_id) where not is_over;
-- What a refresh advances, and what is outdated at a moment.
create index event_listings_by_next_until on public.event_listings (next_until) where next_until < 'infinity';
create index event_listings_by_next_since on public.event_listings (next_since) where next_since > '-infinity';
-- Texts of past events; event_projections has those to come.
create index event_listings_over_by_search on public.event_listings using gin (search) where is_over;

alter table public.event_listings enable row level security;

revoke all on public.event_listings from anon, authenticated, public;
grant select on public.event_listings to anon, authenticated;
grant all on public.event_listings to service_role;

create policy "everybody reads the listings of published events" on public.event_listings
  for select to anon, authenticated
  using (true);

create trigger learn_lexemes after insert on public.event_listings
  referencing new table as added for each statement execute function private.learn_lexemes();

-- A projection of each listing, ordered by the cells of the map and not changed by votes: what counts, text search, scores and
-- recommendations read of a million events (docs/decisions/0037).

create table public.event_projections (
  event_id         uuid primary key references public.event_listings on delete cascade,
  is_over          boolean not null,
  cell             integer,
  commune          text,
  category         text not null,
  price            double precision,
  accessibility    text[] not null,
  time_zone        text not null,
  latitude         double precision,
  longitude        double precision,
  x                double precision,
  y                double precision,
  z                double precision,
  first_part       integer,
  last_part        integer,
  again_part       integer,
  next_since       timestamptz not null,
  next_until       timestamptz not null,
  tags             text[] not null default '{}',
  participants     bigint not null default 0,
  next_start       integer,
  is_recommendable boolean not null default true,
  search           tsvector,
  rating           numeric not null default 0
);

alter table public.event_projections set (autovacuum_vacuum_scale_factor = 0.02);

comment on table public.event_projections is
  'Narrow read model of counts, text search and recommendations. Everyone reads; written with the listing and advanced by private.refresh_listings.';
comment on column public.event_projections.cell is
  'Cell of the map, 0.05 degrees high and wide. Neighbours on the same latitude have neighbouring numbers. Null without coordinates.';
comment on column public.event_projections.x is 'With y and z the place on a unit sphere: a squared distance is then three products.';
comment on column public.event_projections.first_part is
  'Day part of the start of the first timing that counts (private.date_windows); null without a date.';
comment on column public.event_projections.last_part is 'Day part of the last minute of that timing.';
comment on column public.event_projections.again_part is
  'Day part of the start of the second timing that counts; null if there is none.';
comment on column public.event_projections.next_until is 'The row is valid from next_since until before next_until, as the listing.';
comment on column public.event_projections.search is 'The tsvector of the listing while the event is to come, else null.';
comment on column public.event_projections.rating is 'Of the listing: completes what a score needs.';

-- Covers counts around a place: an index-only scan.
create index event_projections_by_cell on public.event_projections (is_over, cell) include (
  event_id, commune, category, price, accessibility, time_zone, latitude, longitude, x, y, z, first_part, last_part, again_part,
  next_since, next_until
);
-- Events of a commune with coordinates elsewhere.
create index event_projections_by_commune on public.event_projections (is_over, commune, cell, event_id);
-- Candidates of recommendations by tags, and the crowded ones among them.
create index event_projections_to_recommend on public.event_projections (tags, cell) include (
  event_id, participants, next_start, time_zone, next_since, next_until, latitude, longitude
) where is_recommendable and not is_over;
create index event_projections_of_crowds on public.event_projections (tags, cell) where participants > 500 and is_recommendable and not is_over;
create index event_projections_by_search on public.event_projections using gin (search) where not is_over;
-- By popularity, matches in the title come first, then matches in venue or commune.
create index event_projections_by_title on public.event_projections using gin (ts_filter(search, '{a}')) where not is_over;
create index event_projections_by_title_and_place on public.event_projections using gin (ts_filter(search, '{a,b}')) where not is_over;
-- Covers ranking by score or distance.
create index event_projections_to_rank on public.event_projections (cell) include (
  event_id, tags, participants, rating, x, y, z, category, price, next_since, next_until
) where not is_over;

alter table public.event_projections enable row level security;

revoke all on public.event_projections from anon, authenticated, public;
grant select on public.event_projections to anon, authenticated;
grant all on public.event_projections to service_role;

create policy "everybody reads the projections of published events" on public.event_projections
  for select to anon, authenticated
  using (true);

-- The stored facet counts of all of France, as deltas: see listings/facet_deltas.sql.

create table private.facet_deltas (
  category      text not null,
  price         double precision,
  accessibility text[] not null,
  time_zone     text not null,
  first_part    integer,
  last_part     integer,
  earlier_part  integer,
  events        integer not null,
  is_compacted    boolean not null default false
);

comment on table private.facet_deltas is
  'Deltas of the facet counts: how many events to come there are of each kind, and when they take place. Rows are only added, so that writers do not wait for each other; private.compact_facet_deltas compacts them.';
comment on column private.facet_deltas.first_part is
  'First day part of a timing (private.date_windows); null in the row that counts the event itself.';
comment on column private.facet_deltas.earlier_part is
  'The last day part of all earlier timings of the event. A range counts an event once, by its first timing there: the one whose earlier_part is before the range.';
comment on column private.facet_deltas.events is 'Negative for events that ended, changed or were removed.';
comment on column private.facet_deltas.is_compacted is 'Whether private.compact_facet_deltas wrote the row.';

create index facet_deltas_by_part on private.facet_deltas (time_zone, first_part);
create index facet_deltas_long on private.facet_deltas (time_zone, first_part) where last_part - first_part > 4;
create index facet_deltas_of_events on private.facet_deltas (events) where first_part is null;
create index facet_deltas_uncompacted on private.facet_deltas (is_compacted) where not is_compacted;

alter table private.facet_deltas enable row level security;

revoke all on private.facet_deltas from anon, authenticated, public;
grant all on private.facet_deltas to service_role;

-- A civil day has four parts, which begin at 0:00, 4:00, 17:00 and 18:00; they are numbered from 1970-01-01 on. Every date filter
-- begins and ends with a part: filters compare these numbers instead of instants.

create function private.date_windows(filters text[], moment timestamptz)
  returns table (number integer, time_zone text, first_part integer, last_part integer)
  language sql stable rows 20 set search_path = ''
  as $$
  with recursive zone (name) as (
    -- A loose index scan: one lookup for each time zone in use.
    select min(t.time_zone) from public.event_timings t
    union all
    select (select min(t.time_zone) from public.event_timings t where t.time_zone > zone.name) from zone where zone.name is not null
  ), clock as (
    select name, floor(extract(epoch from moment at time zone name) / 60)::integer as minute from zone where name is not null
  ), today as (
    -- 1970-01-01 was a Thursday; Monday is 0. Until 4:00 it is the night before.
    select name, minute / 1440 as day, minute % 1440 as minute, (minute / 1440 + 3) % 7 as weekday, (minute - 240) / 1440 as night from clock
  )
  select number::integer, name, part.first, part.last
  from today, unnest(filters) with ordinality as each (filter, number), lateral (
    select day * 4, day * 4 + 3 where filter = 'today'
    union all select day * 4 + 4, day * 4 + 7 where filter = 'tomorrow'
    union all select night * 4 + 2, night * 4 + 4 where filter = 'tonight'
    union all select
      case when weekday = 4 and minute >= 1080 then day * 4 + 3 else (day + 5 - weekday) * 4 end, (day + 7 - weekday) * 4 - 1
      where filter = 'weekend'
    union all select
      (split_part(filter, '/', 1)::date - date '1970-01-01') * 4, (split_part(filter, '/', 2)::date - date '1970-01-01') * 4 + 3
      where filter ~ '/'
  ) as part (first, last);
$$;

comment on function private.date_windows is
  'The first and the last day part of date filters or date ranges, in each time zone in use: the engine''s dateWindow. number is the position of the filter. Tonight is from 17:00 to 4:00; the weekend begins on Friday at 18:00.';

revoke all on function private.date_windows from public;
grant execute on function private.date_windows to anon, authenticated, service_role;

-- The counts of all of France are stored, not computed. Writers add deltas and do not wait for each other; compact_facet_deltas sums them up
-- in the order in which a count reads them.

create function private.facet_deltas_of(listings uuid[], moment timestamptz) returns setof private.facet_deltas
  language sql stable set search_path = ''
  as $$
  with standing as (
    select event_id, category, price, accessibility, time_zone, coalesce(moment, next_since) as at
    from public.event_listings
    where event_id = any (listings) and over_at > coalesce(moment, next_since)
  )
  select category, price, accessibility, time_zone, null, null, null, 1, false from standing
  union all
  select s.category, s.price, s.accessibility, s.time_zone, t.first_part, t.last_part,
    max(t.last_part) over (partition by t.event_id order by t.first_part, t.position rows between unbounded preceding and 1 preceding),
    1, false
  from standing s join public.event_timings t using (event_id)
  where t.counts_until > s.at or t.counts_again <= s.at;
$$;

comment on function private.facet_deltas_of is
  'The deltas of some listings at a moment; without one, the deltas that are stored for them.';

create function private.add_facet_deltas(listings uuid[], moment timestamptz, sign integer) returns void
  language sql set search_path = ''
  as $$
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events * sign
  from private.facet_deltas_of(listings, moment);
$$;

comment on function private.add_facet_deltas is
  'Adds the deltas of some listings (sign 1), or cancels the stored ones (sign -1, without a moment).';

create function private.compact_facet_deltas() returns void
  language sql set search_path = ''
  as $$
  with taken as (
    delete from private.facet_deltas returning *
  )
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events), true
  from taken
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0
  order by first_part is not null, last_part - first_part > 4, time_zone, first_part;
$$;

comment on function private.compact_facet_deltas is
  'Compacts the deltas to one row for each kind and time. Readers and writers do not wait for it.';

revoke all on function private.facet_deltas_of, private.add_facet_deltas, private.compact_facet_deltas from public;

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
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable
  )
  with event as materialized (
    select * from public.events where id = any (listed)
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
  )
  select e.id, e.category, city.name, e.commune, e.time_zone,
    coalesce(e.latitude, known.latitude, place.latitude), coalesce(e.longitude, known.longitude, place.longitude),
    amount.amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join amount on amount.price = e.price
    left join standing on standing.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$$;

comment on function private.list_events is
  'Writes the read model of some events that have none yet: timings, listings, projections and deltas.';

revoke all on function private.list_events from public;

-- The projections of the listings (event_projections), as stored and as they would be at another moment.

create function private.projections_of(listings uuid[], moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  select l.event_id, l.over_at <= seen.at, floor((l.latitude + 90) * 20)::integer * 8192 + floor((l.longitude + 180) * 20)::integer, l.commune, l.category, l.price, l.accessibility,
    l.time_zone, l.latitude, l.longitude,
    cosd(l.latitude) * cosd(l.longitude), cosd(l.latitude) * sind(l.longitude), sind(l.latitude),
    times.parts[1][1], times.parts[1][2], times.parts[2][1],
    case when moment is null then l.next_since else '-infinity' end, case when moment is null then l.next_until else 'infinity' end,
    l.tags, l.participants, case when moment is null then l.next_start else private.start_of(l.event_id, moment) end, l.is_recommendable,
    case when l.over_at > seen.at then l.search end, l.rating
  from public.event_listings l,
    lateral (select coalesce(moment, l.next_since) as at) as seen,
    lateral (
      select array_agg(array[t.first_part, t.last_part] order by t.first_part, t.position) as parts
      from public.event_timings t
      where t.event_id = l.event_id and (t.counts_until > seen.at or t.counts_again <= seen.at)
    ) as times
  where l.event_id = any (listings);
$$;

comment on function private.projections_of is
  'The projections of some listings at a moment; without one, as long as the listings are valid.';

create function private.changed_projections(moment timestamptz) returns setof public.event_projections
  language sql stable set search_path = ''
  as $$
  -- The two sets are disjoint: "union" would reserve memory for a third of all listings.
  select * from private.projections_of(array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  ), moment);
$$;

comment on function private.changed_projections is 'The projections whose stored values are not valid at a moment, computed for it.';

revoke all on function private.projections_of, private.changed_projections from public;
grant execute on function private.projections_of, private.changed_projections to anon, authenticated, service_role;

create function private.parse_price(price text) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
declare
  amount constant text := '(?<![0-9−-])[0-9]+(?:[ .,][0-9]{3})*(?:[.,][0-9][0-9]?)?(?![0-9])';
  said constant text := regexp_replace(
    private.fold_text(left(price, 200)),
    '(?<![0-9][.,]?)(?:0[1-9](?:[ ./-]?[0-9][0-9]){4}|0 ?[1-9][0-9][0-9] ?[0-9]{3} ?[0-9]{3}|(?:\+|00)[ ./()-]{0,2}[0-9](?:[ ./()-]{0,2}[0-9]){8,13})(?![0-9])',
    ' ', 'g'
  );
  found text[] := array(
    select match[1] from regexp_matches(said, '(' || amount || ')(?=(?:[^a-z]|\y(?:a|ou|et)\y)*(?:€|eur))', 'g') as match
  );
begin
  if cardinality(found) = 0 then
    if said ~ '\y(gra\W?tuit|free|gratis|libre)' then
      return 0;
    end if;
    found := array(select match[1] from regexp_matches(said, '(' || amount || ')', 'g') as match);
  end if;
  return (
    select min(replace(regexp_replace(written, '[ .,](?=[0-9]{3})', '', 'g'), ',', '.')::double precision)
    from unnest(found) as written
  );
end;
$$;

comment on function private.parse_price is
  'The amount in euros that a price names, null if none: the engine''s parsePrice (docs/decisions/0019).';

revoke all on function private.parse_price from public;
grant execute on function private.parse_price to service_role;

create function private.refresh_listings() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_until <= now() and next_until < 'infinity' for update skip locked
  );
begin
  insert into private.facet_deltas
  select category, price, accessibility, time_zone, first_part, last_part, earlier_part, sum(events)
  from (
    select category, price, accessibility, time_zone, first_part, last_part, earlier_part, -events as events
    from private.facet_deltas_of(changed, null)
    union all
    select category, price, accessibility, time_zone, first_part, last_part, earlier_part, events
    from private.facet_deltas_of(changed, now())
  ) as change
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(events) <> 0;
  update public.event_listings l
  set (next_start, next_since, next_until, is_over)
    = (select s.next_start, s.since, s.until, s.is_over from private.standing_of(l.event_id, l.over_at, now()) as s)
  where event_id = any (changed);
  update public.event_projections p
  set is_over = now_is.is_over, first_part = now_is.first_part, last_part = now_is.last_part, again_part = now_is.again_part,
    next_start = now_is.next_start, search = now_is.search, next_since = now_is.next_since, next_until = now_is.next_until
  from private.projections_of(changed, null) as now_is
  where p.event_id = now_is.event_id;
  -- Reading some thousand more rows takes milliseconds, compacting a second.
  if (select count(*) from (select from private.facet_deltas where not is_compacted limit 20000) as added) = 20000 then
    perform private.compact_facet_deltas();
  end if;
end;
$$;

comment on function private.refresh_listings is
  'Advances every outdated listing to its next timing. Answers are exact without it and faster after it: run it every few minutes.';

create function private.schedule_refresh() returns boolean
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  perform cron.schedule('refresh-listings', '*/5 * * * *', 'select private.refresh_listings()');
  return true;
end;
$$;

comment on function private.schedule_refresh is
  'Lets pg_cron refresh the listings every five minutes. False without pg_cron: then the host calls refresh_listings.';

revoke all on function private.refresh_listings, private.schedule_refresh from public;
grant execute on function private.refresh_listings, private.schedule_refresh to service_role;

select private.schedule_refresh();

create function private.standing_of(
  event uuid, over_at timestamptz, moment timestamptz,
  out next_start integer, out since timestamptz, out until timestamptz, out is_over boolean
)
  language plpgsql stable set search_path = ''
  as $$
begin
  next_start := private.start_of(event, moment);
  is_over := over_at <= moment;
  select coalesce(max(border) filter (where border <= moment), '-infinity'), coalesce(min(border) filter (where border > moment), 'infinity')
  into since, until
  from (
    select over_at as border
    union all
    select t.counts_until from public.event_timings t where t.event_id = event
    union all
    select t.counts_again from public.event_timings t where t.event_id = event and t.counts_until < 'infinity'
  ) as each
  where border < 'infinity';
end;
$$;

comment on function private.standing_of is
  'The next timing of an event at a moment, whether the event is over, and from when until when both are valid.';

revoke all on function private.standing_of from public;

create function private.start_of(event_id uuid, moment timestamptz) returns integer
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select start_minute from public.event_timings t
     where t.event_id = start_of.event_id and t.ends_at > moment order by position limit 1),
    (select start_minute from public.event_timings t where t.event_id = start_of.event_id order by position desc limit 1)
  );
$$;

comment on function private.start_of is
  'The start of the first timing that is not over, else of the last: the engine''s nextSpan.';

revoke all on function private.start_of from public;
grant execute on function private.start_of to anon, authenticated, service_role;
