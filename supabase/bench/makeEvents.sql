-- Makes {count} events of France, 30 % of them to come, most of those soon, where people live: what pnpm bench:country measures. The
-- triggers are off, for a set is listed faster than row by row.

select setseed(0.5);
create temporary table town as
  select code, name, latitude, longitude, time_zone, sum(population + 200) over (order by code) as upto, population + 200 as weight from public.places where latitude is not null;
create index on town (upto); analyze town;
create temporary table draw as
  select g as number, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f,
   floor(random() * (select max(upto) from town))::bigint as ticket
  from generate_series(1, {count}) g;
alter table public.events disable trigger user;
insert into public.events (id, title, category, subcategory, location, venue, latitude, longitude, time_zone, timings, price, organizer, description, participants, rating, source, source_uid, commune, accessibility, created_by, upvotes_count, downvotes_count)
select gen_random_uuid(),
  (array['Concert','Atelier','Visite guidée','Exposition','Conférence','Marché','Théâtre','Festival','Randonnée','Bal','Projection','Stage','Fête','Lecture','Tournoi'])[1 + floor(a * 15)::int] || ' ' ||
  (array['de jazz','du patrimoine','en famille','d’été','à l’opéra','des jardins','au musée','de danse','pour enfants','de Noël','du château','de la mer','électro','de poésie','en plein air'])[1 + floor(b * 15)::int] || ' ' || number,
  (array['music','culture','culture','culture','leisure','leisure','sport','food','festival','tech'])[1 + floor(c * 10)::int],
  null, name, 'Salle ' || (number % 977), latitude + (d - 0.5) * 0.05, longitude + (e - 0.5) * 0.05, time_zone,
  (select jsonb_agg(jsonb_build_object('begin', to_char(s at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"'), 'end', to_char((s + len) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:00"Z"')) order by s)
   from (select case when number % 10 < 3 then now() + make_interval(mins => (power(f, 3) * 180 * 1440)::int - 300) else now() - make_interval(mins => 1440 * 2 + (f * 1400 * 1440)::int) end as first,
         case when number % 25 = 0 then interval '60 days' else make_interval(mins => 60 + (d * 180)::int) end as len) t,
        lateral generate_series(0, case when number % 25 <> 0 and a > 0.8 then 3 else 0 end) k, lateral (select first + k * interval '7 days' * (case when number % 10 < 3 then 1 else -1 end) as s) ss),
  (array[null,'Gratuit','Gratuit','Gratuit','5 €','8 €','10 €','12 €','15 €','25 €','40 €','Prix libre'])[1 + floor(e * 12)::int],
  'Association ' || (number % 5003), 'Une description du rendez-vous, de ce qu’on y voit et de qui le fait, numéro ' || number || '. ' || repeat('Entrée par la cour, prévoir des vêtements chauds. ', (b * 6)::int),
  case when a > 0.9 then (b * 6000)::int end, case when c > 0.9 then round((3 + d * 2)::numeric, 1) end, 'bench', number::text, code,
  case when number % 7 = 0 then '{mobility}'::text[] else '{}'::text[] end, null,
  case when f > 0.7 then (a * a * 40)::int else 0 end, case when f > 0.9 then (b * 5)::int else 0 end
from draw join lateral (select * from town where upto > ticket order by upto limit 1) t on true;
alter table public.events enable trigger user;

select count(*) from (select private.write_timings(event), private.write_listing(event) from public.events as event) as written;
select private.tally(array(select event_id from public.event_listings), now(), 1);
select private.settle_tally();
