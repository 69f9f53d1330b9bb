-- The new events of a search: the events to come that match it and were first listed after a moment. One index of
-- events has their order; the indexes of explore find the matches where that order would read too many others.

create function private.new_events_of(filters jsonb, since timestamptz, moment timestamptz, most integer) returns uuid[]
  -- A sequential scan would read all events of before.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set random_page_cost = 1.1 set jit = off
  as $$
declare
  -- So many events are looked up one by one.
  few constant integer := 5000;
  -- Of a search without an index, only the latest events of all are examined.
  steps constant integer := 20000;
  query constant jsonb := private.read_saved_search(filters);
  matched jsonb;
begin
  if query ?| '{text,city,commune,areas,hours}' and (
    select count(*) > few from (
      select from public.events e where coalesce(e.listed_at, e.created_at) > since
      order by coalesce(e.listed_at, e.created_at) desc limit few + 1
    ) as recent
  ) then
    matched := private.with_matches(query);
    return array(
      select e.id
      from private.matches(matched, moment) as match,
        -- The offsets prevent joins with whole tables.
        lateral (
          select e.id, coalesce(e.listed_at, e.created_at) as listed
          from public.events e where e.id = match.event_id offset 0
        ) as e,
        lateral (select l.over_at from public.event_listings l where l.event_id = match.event_id offset 0) as l
      where e.listed > since and l.over_at > moment
      order by e.listed desc, e.id
      limit most
    );
  end if;
  return array(
    select e.id
    from (
      select e.id, coalesce(e.listed_at, e.created_at) as listed from public.events e
      where coalesce(e.listed_at, e.created_at) > since
      order by coalesce(e.listed_at, e.created_at) desc, e.id limit steps
    ) as e
    where exists (select from private.listings_passing(query, moment) l where l.event_id = e.id offset 0)
    order by e.listed desc, e.id
    limit most
  );
end;
$$;

comment on function private.new_events_of is
  'The events to come that match a search and were first listed after a moment, the latest first, at most so many. '
  'Only published events have a listing.';

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
      'newest_at', (select coalesce(e.listed_at, e.created_at) from public.events e where e.id = found[1]),
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
  '';

create function public.find_new_events() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.find_new_events();
$$;

comment on function public.find_new_events is
  '';

revoke all on function private.new_events_of, private.find_new_events from public;
revoke all on function public.find_new_events from public, anon, authenticated;
grant execute on function private.find_new_events, public.find_new_events to authenticated;
