set check_function_bodies = off;

alter table public.events add column listed_at timestamptz;

comment on column public.events.listed_at is 'When a draft was first published; null for an event that was created as published.';

create index events_by_first_listing on public.events (coalesce(listed_at, created_at) desc, id);

create function private.stamp_listed_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.listed_at := now();
  return new;
end;
$$;

comment on function private.stamp_listed_at is 'Row trigger: a draft is listed for the first time.';

revoke all on function private.stamp_listed_at from public;

create trigger stamp_listed_at
  before update of publication on public.events
  for each row when (old.publication = 'draft' and new.publication = 'published' and old.listed_at is null)
  execute function private.stamp_listed_at();

insert into private.write_limits (kind, period, most) values
  ('saved_searches', '1 minute', 20),
  ('saved_searches', '1 day', 200);

create function private.check_saved_search() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.read_saved_search(new.filters);
  return new;
end;
$$;

comment on function private.check_saved_search is 'Row trigger: refuses filters that explore_events would refuse.';

create function private.stamp_opened_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- The clock of a device may be wrong.
  new.opened_at := now();
  return new;
end;
$$;

comment on function private.stamp_opened_at is 'Row trigger: a search is opened now, whatever time the client says.';

create function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  most constant integer := 20;
begin
  -- The trigger limit_writes runs before, by its name, and serializes the inserts of a user.
  if exists (
    select from public.saved_searches s where s.user_id in (select added.user_id from added) group by s.user_id having count(*) > most
  ) then
    raise exception 'A user saves at most % searches', most
      using errcode = 'PT409', hint = 'Delete one before saving another.';
  end if;
  return null;
end;
$$;

comment on function private.limit_searches is
  'Statement trigger: refuses an insert after which a user has more than twenty searches. Needs them as "added".';

revoke all on function private.check_saved_search, private.stamp_opened_at, private.limit_searches from public;

-- Searches that a user has saved under a name, to see what is new in them (docs/decisions/0091).

create table public.saved_searches (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null default auth.uid() references auth.users on delete cascade,
  name       text not null check (char_length(name) <= 80),
  query      text not null check (char_length(query) <= 2000 and query ~ '^[A-Za-z0-9%+.*_=&-]+$'),
  filters    jsonb not null check (octet_length(filters::text) <= 4000),
  opened_at  timestamptz not null default now(),
  created_at timestamptz not null default now(),

  unique (user_id, query),
  constraint saved_searches_name_is_visible check (private.has_visible_text(name)),
  constraint saved_searches_name_is_clean check (private.is_clean_text(name))
);

comment on table public.saved_searches is
  'A search of explore that a user has saved. Events that were first listed after opened_at are new in it.';
comment on column public.saved_searches.query is 'The canonical parameters of the URL of explore, without a question mark.';
comment on column public.saved_searches.filters is
  'The same filters as arguments of explore_events: private.read_saved_search.';
comment on column public.saved_searches.opened_at is 'When the user last opened the list. A trigger writes the time.';

alter table public.saved_searches enable row level security;

revoke all on public.saved_searches from anon, authenticated, public;
grant select, insert (id, user_id, name, query, filters), update (name, opened_at), delete on public.saved_searches to authenticated;
grant all on public.saved_searches to service_role;

create policy "users read their own searches" on public.saved_searches
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "users save their own searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "users change their own searches" on public.saved_searches
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "users delete their own searches" on public.saved_searches
  for delete to authenticated
  using (user_id = (select auth.uid()));

create trigger check_saved_search
  before insert or update of filters on public.saved_searches
  for each row execute function private.check_saved_search();

create trigger stamp_opened_at
  before update of opened_at on public.saved_searches
  for each row when (current_user in ('anon', 'authenticated')) execute function private.stamp_opened_at();

create trigger limit_writes after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_writes();

create trigger take_at_most_twenty after insert on public.saved_searches
  referencing new table as added for each statement execute function private.limit_searches();

create function private.read_saved_search(filters jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  known constant text[] := '{text,city,commune,radius_km,category,subcategory,date_filter,first_day,last_day,begins_from,begins_before,max_price,access,online,once}';
begin
  if jsonb_typeof(filters) is distinct from 'object' or filters - known <> '{}' then
    perform private.refuse_query('The filters are no search', 'An object with arguments of explore_events: no order, page or place of the user.');
  end if;
  return (
    select private.read_explore_query(
      coalesce(f."text", ''), f.city, f.commune, f.radius_km, null, f.category, coalesce(f.date_filter, 'all'), f.first_day, f.last_day,
      f.max_price, f.access, 'date', null, 24, null, f.subcategory, f.begins_from, f.begins_before, coalesce(f.online, false), coalesce(f.once, false)
    )
    from jsonb_to_record(filters) as f (
      "text" text, city text, commune text, radius_km double precision, category text, subcategory text, date_filter text,
      first_day date, last_day date, begins_from time, begins_before time, max_price double precision, access text, online boolean, once boolean
    )
  );
end;
$$;

comment on function private.read_saved_search is
  'The query of a saved search, as private.read_explore_query gives it. Status 400 names what is invalid.';

revoke all on function private.read_saved_search from public;

-- What is new in a search: the events to come that match it and were first listed after a moment. One index of events has their
-- order; the indexes of explore find the matches where that order would read too many others.

create function private.new_events_of(filters jsonb, since timestamptz, moment timestamptz, most integer) returns uuid[]
  -- A sequential scan would read all events of before.
  language plpgsql stable set search_path = '' set enable_seqscan = off set random_page_cost = 1.1 set jit = off
  as $$
declare
  -- So many events are looked up one by one.
  few constant integer := 5000;
  -- Of a search without an index, only the latest events of all are examined.
  steps constant integer := 20000;
  query constant jsonb := private.read_saved_search(filters);
  listed constant text := 'coalesce(e.listed_at, e.created_at)';
  recent bigint;
  found uuid[];
begin
  execute format('select count(*) from (select from public.events e where %1$s > %2$L order by %1$s desc limit %3$s) as e', listed, since, few + 1) into recent;
  if recent > few and query ?| '{text,city,commune,hours}' then
    execute format(
      $sql$
      select array(
        select e.id
        from (%1$s) as match,
          -- The offsets prevent joins with whole tables.
          lateral (select e.id, %2$s as listed from public.events e where e.id = match.event_id offset 0) as e,
          lateral (select l.over_at from public.event_listings l where l.event_id = match.event_id offset 0) as l
        where e.listed > %3$L and l.over_at > %4$L
        order by e.listed desc, e.id limit %5$s
      )
      $sql$,
      private.select_matches(private.with_matches(query), moment, false), listed, since, moment, most
    ) into found;
  else
    execute format(
      $sql$
      select array(
        select e.id
        from (select e.id, %1$s as listed from public.events e where %1$s > %2$L order by %1$s desc, e.id limit %3$s) as e,
          lateral (select * from public.event_listings l where l.event_id = e.id offset 0) as l
        where l.over_at > %4$L and %5$s
        order by e.listed desc, e.id limit %6$s
      )
      $sql$,
      listed, since, steps, moment, private.filter_condition(query, moment, true), most
    ) into found;
  end if;
  return found;
end;
$$;

comment on function private.new_events_of is
  'The events to come that match a search and were first listed after a moment, the latest first, at most so many. Only published events have a listing.';

create function private.find_new_events() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  most constant integer := 99;
  shown constant integer := 3;
  search public.saved_searches;
  found uuid[];
  answer jsonb := '[]';
begin
  for search in select * from public.saved_searches s where s.user_id = auth.uid() order by s.created_at desc, s.id loop
    begin
      found := private.new_events_of(search.filters, search.opened_at, now(), most + 1);
    exception when sqlstate 'PT400' then
      -- A commune or a subcategory may cease to exist: the other searches stay.
      found := '{}';
    end;
    answer := answer || jsonb_build_object(
      'id', search.id, 'total', least(cardinality(found), most), 'is_more', cardinality(found) > most,
      'events', (
        select coalesce(jsonb_agg(private.card_of(id, now()) order by position), '[]')
        from unnest(found[1:shown]) with ordinality as each (id, position)
      )
    );
  end loop;
  return answer;
end;
$$;

comment on function private.find_new_events is
  'The body of public.find_new_events. Security definer, because what it calls is not granted to clients; it reads the searches of the user alone.';

create function public.find_new_events() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.find_new_events();
$$;

comment on function public.find_new_events is
  'For each saved search of the user the number of new events, at most 99, and the cards of the first three.';

revoke all on function private.new_events_of, private.find_new_events from public;
revoke all on function public.find_new_events from public, anon, authenticated;
grant execute on function private.find_new_events, public.find_new_events to authenticated;
