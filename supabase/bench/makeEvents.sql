-- Makes {count} events of France, 30 % of them to come, most of those soon, where people live: what pnpm bench:country measures. The
-- triggers are off, and what they would write is written here for all rows at once: a small part of the time.

select setseed(0.5);
create temporary table town as
  select code, name, latitude, longitude, time_zone, sum(population + 200) over (order by code) as upto, population + 200 as weight from public.places where latitude is not null;
create index on town (upto); analyze town;
create temporary table draw as
  select g as number, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f,
   floor(random() * (select max(upto) from town))::bigint as ticket
  from generate_series(1, {count}) g;
create temporary table known_price as
  select position - 1 as slot, price, kind, amount
  from unnest(array[null,'Gratuit','Gratuit','Gratuit','5 €','8 €','10 €','12 €','15 €','25 €','40 €','Prix libre']) with ordinality as said (price, position),
    lateral private.read_price(price) as read;
analyze known_price;
alter table public.events disable trigger user;
insert into public.events (id, title, category, subcategory, location, venue, latitude, longitude, time_zone, timings, price, price_kind, price_amount, organizer, description, participants, rating, source, source_uid, commune, accessibility, created_by, upvotes_count, downvotes_count)
select gen_random_uuid(),
  (array['Concert','Atelier','Visite guidée','Exposition','Conférence','Marché','Théâtre','Festival','Randonnée','Bal','Projection','Stage','Fête','Lecture','Tournoi'])[1 + floor(a * 15)::int] || ' ' ||
  (array['de jazz','du patrimoine','en famille','d’été','à l’opéra','des jardins','au musée','de danse','pour enfants','de Noël','du château','de la mer','électro','de poésie','en plein air'])[1 + floor(b * 15)::int] || ' ' || number,
  (array['music','culture','culture','culture','leisure','leisure','sport','food','festival','tech'])[1 + floor(c * 10)::int],
  case when b < 0.6 then (array['jazz','theatre','exhibitions','heritage','cinema','hiking','football','cooking','music-festivals',null])[1 + floor(c * 10)::int] end,
  name || coalesce(' ' || 1 + number % jsonb_array_length(private.districts_of_communes() -> code) || 'e', ''), 'Salle ' || (number % 977), latitude + (d - 0.5) * 0.05, longitude + (e - 0.5) * 0.05, time_zone,
  (select jsonb_agg(jsonb_build_object('begin', to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"'), 'end', to_char((s + len) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"')) order by s)
   from (select case when number % 10 < 3 then now() + make_interval(mins => (power(f, 3) * 180 * 1440)::int - 300) else now() - make_interval(mins => 1440 * 2 + (f * 1400 * 1440)::int) end as first,
         case when number % 25 = 0 then interval '60 days' else make_interval(mins => 60 + (d * 180)::int) end as len) t,
        lateral generate_series(0, case when number % 25 <> 0 and a > 0.8 then 3 else 0 end) k, lateral (select first + k * interval '7 days' * (case when number % 10 < 3 then 1 else -1 end) as s) ss),
  price, kind, amount,
  'Association ' || (number % 5003), 'Une description du rendez-vous, de ce qu’on y voit et de qui le fait, numéro ' || number || '. ' || repeat('Entrée par la cour, prévoir des vêtements chauds. ', (b * 6)::int),
  case when a > 0.9 then (b * 6000)::int end, case when c > 0.9 then round((3 + d * 2)::numeric, 1) end, 'bench', number::text, code,
  case when number % 7 = 0 then '{mobility}'::text[] else '{}'::text[] end, null,
  case when f > 0.7 then (a * a * 40)::int else 0 end, case when f > 0.9 then (b * 5)::int else 0 end
from draw join lateral (select * from town where upto > ticket order by upto limit 1) t on true
  join known_price p on p.slot = floor(e * 12)::int;
alter table public.events enable trigger user;
analyze public.events;

insert into public.event_timings
select id, position, begins_at, ends_at, date '1970-01-01' + start_minute / 1440, date '1970-01-01' + greatest(start_minute, end_minute - 1) / 1440,
  start_minute, end_minute,
  case when position = spans and ends_at = all_over then 'infinity' else ends_at end,
  case when position = spans then all_over else 'infinity' end, time_zone,
  first_day * 4 + case when start_minute - first_day * 1440 < 240 then 0 when start_minute - first_day * 1440 < 1020 then 1 when start_minute - first_day * 1440 < 1080 then 2 else 3 end,
  last_day * 4 + case when last_minute - last_day * 1440 < 240 then 0 when last_minute - last_day * 1440 < 1020 then 1 when last_minute - last_day * 1440 < 1080 then 2 else 3 end
from (
  select *, floor(extract(epoch from begins_at at time zone time_zone) / 60)::integer as start_minute,
    floor(extract(epoch from ends_at at time zone time_zone) / 60)::integer as end_minute,
    row_number() over event as position, count(*) over (partition by id) as spans, max(ends_at) over (partition by id) as all_over
  from (
    select id, time_zone, (timing ->> 'begin')::timestamptz as begins_at, (timing ->> 'end')::timestamptz as ends_at
    from public.events, jsonb_array_elements(timings) as timing
  ) as written
  window event as (partition by id order by begins_at)
) as span,
  lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
  lateral (select start_minute / 1440 as first_day, last_minute / 1440 as last_day) as days;

analyze public.event_timings;

create temporary table known_words as
  select text, private.search_of(array[text], 'A') as title, private.search_of(array[text], 'B') as place, private.search_of(array[text], 'C') as other,
    setweight(to_tsvector('private.french', private.words_of(text)), 'D') as description
  from (
    select distinct regexp_replace(title, ' [0-9]+$', '') as text from public.events
    union select distinct venue from public.events union select distinct location from public.events
    union select distinct organizer from public.events union select names from private.topics
    union select 'Une description du rendez-vous, de ce qu’on y voit et de qui le fait. Entrée par la cour, prévoir des vêtements chauds.'
  ) as said;
create index on known_words (text); analyze known_words;
create temporary table known_place as select location, private.city_of(location) as city from (select distinct location from public.events) as said;
analyze known_place;

alter table public.event_listings disable trigger user;
insert into public.event_listings (event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
  participants, rating, over_at, search, next_start, next_since, next_until, is_over, subcategory, day_count, days)
select e.id, e.category, city, coalesce(private.district_of(e.commune, e.location, null), e.commune), e.time_zone, e.latitude, e.longitude, e.price_amount, e.accessibility, tags, e.popularity_score,
  coalesce(e.participants, 0), coalesce(e.rating, 0), over_at,
  title.title || setweight(to_tsvector('simple', e.source_uid), 'A') || venue.place || place.place || organizer.other || topic.other || description.description,
  next_start, greatest(since, case when over_at <= now() then over_at end, '-infinity'), least(until, case when over_at > now() then over_at end, 'infinity'),
  over_at <= now(), nullif(tags[1], e.category), private.count_days(days), days
from public.events e
  join (
    select event_id,
      greatest(max(ends_at), (max(last_day_over) filter (where counts_again < 'infinity')) at time zone max(time_zone)) as over_at,
      coalesce((array_agg(start_minute order by position) filter (where ends_at > now()))[1], (array_agg(start_minute order by position desc))[1]) as next_start,
      max(counts_until) filter (where counts_until <= now()) as since,
      min(counts_until) filter (where counts_until > now() and counts_until < 'infinity') as until,
      range_agg(private.days_of_timing(start_minute, end_minute)) as days
    from (select *, (first_day + 1)::timestamp as last_day_over from public.event_timings) as t group by event_id
  ) as standing on standing.event_id = e.id
  join private.topics t on t.category = e.category and t.subcategory = coalesce(e.subcategory, '')
  join known_place k on k.location = e.location
  join known_words title on title.text = regexp_replace(e.title, ' [0-9]+$', '')
  join known_words venue on venue.text = e.venue
  join known_words place on place.text = e.location
  join known_words organizer on organizer.text = e.organizer
  join known_words topic on topic.text = t.names
  join known_words description on description.text like 'Une description%';
alter table public.event_listings enable trigger user;
insert into private.search_lexemes
select lexeme from known_words, unnest(title || place || other || description) union select source_uid from public.events
on conflict do nothing;
insert into public.event_projections select * from private.projections_of(array(select event_id from public.event_listings), null);
select private.add_facet_deltas(array(select event_id from public.event_listings), now(), 1);
select private.compact_facet_deltas();
