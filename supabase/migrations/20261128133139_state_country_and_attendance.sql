set check_function_bodies = off;

drop trigger "find_commune_of_event" on "public"."events";

alter table "public"."events"
  drop constraint "events_texts_are_clean";

alter table "public"."events"
  add column "country" text;

alter table "public"."events"
  add column "attendance" text not null default 'on_site'::text;

create or replace function private.are_timings (
  timings jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  instant constant text := '^(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$';
  timing jsonb;
begin
  if jsonb_typeof(timings) <> 'array' or jsonb_array_length(timings) > 1002 then
    return false;
  end if;
  for timing in select jsonb_array_elements(timings) loop
    if jsonb_typeof(timing) <> 'object'
      or timing - array['begin', 'end'] <> '{}'
      or jsonb_typeof(timing -> 'begin') is distinct from 'string'
      or jsonb_typeof(timing -> 'end') is distinct from 'string'
      or timing ->> 'begin' !~ instant
      or timing ->> 'end' !~ instant
      or (timing ->> 'begin')::timestamptz > (timing ->> 'end')::timestamptz
    then
      return false;
    end if;
  end loop;
  return true;
exception
  -- A day such as February 30.
  when datetime_field_overflow then return false;
end;
$function$;

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
    'source', source, 'source_url', source_url, 'licence', licence, 'attendance', attendance,
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

create or replace function private.find_commune_of_event()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Towns of other countries share their names with communes: Aoste.
  new.commune := case when coalesce(new.country, 'FR') in ('FR', 'BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'WF', 'PF', 'NC')
    then private.find_commune(new.location, new.full_address, new.latitude, new.longitude) end;
  return new;
end;
$function$;

alter table "public"."events"
  add constraint "events_attendance_check"
    check ((attendance = ANY (ARRAY['on_site'::text, 'online'::text, 'hybrid'::text])));

alter table "public"."events"
  add constraint "events_country_check" check ((char_length(country) <= 2));

create trigger find_commune_of_event
  before insert or update of location, full_address, latitude, longitude, country on public.events
  for each row
  execute function private.find_commune_of_event();

comment on column "public"."events"."attendance" is 'Where people take part: on_site, online or hybrid (both).';

comment on column "public"."events"."country" is 'ISO 3166-1, two letters: FR, or the code of an overseas territory. Null if unknown, which counts as France.';

comment on function "private"."are_timings"(jsonb) is 'Whether timings are a list of at most 1,002 {"begin", "end"} (below 100 kB): ISO 8601 instants with an offset, of 1900 to 2199, begin not after end. Immutable, because every instant has its offset.';

comment on function "private"."find_commune_of_event"() is 'Row trigger of events: derives the commune from the location, in France.';

revoke all ("attendance") on table "public"."events" from "authenticated";

grant insert ("attendance"), update ("attendance") on table "public"."events" to "authenticated";

alter table "public"."events"
  add constraint "events_texts_are_clean"
    check
    ((private.is_clean_text(title) AND private.is_clean_text(location) AND private.is_clean_text(concat_ws(' '::text,
    subcategory,
    venue, full_address, price, organizer, organizer_contact, access, description, original_date, licence, country))));
