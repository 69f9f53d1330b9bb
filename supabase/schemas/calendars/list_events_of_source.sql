create function private.list_events_of_source(filters jsonb, venue text, organizer text) returns jsonb
  -- A sequential scan would read all events of before.
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
    set enable_seqscan = off set random_page_cost = 1.1 set jit = off
  as $$
declare
  most constant integer := 100;
  query constant jsonb := private.read_saved_search(filters);
  of_venue constant text := private.fold_text(nullif(venue, ''));
  of_organizer constant text := private.fold_text(nullif(organizer, ''));
begin
  if of_venue is null and of_organizer is null then
    perform private.refuse_query('There is no source', 'Name a venue, an organizer, or both.');
  end if;
  return (
    select coalesce(jsonb_agg(private.card_of(id, now()) order by start, id), '[]')
    from (
      select e.id, start
      -- The offsets read the events of that name first, then the listing of each.
      from (
        select e.id from public.events e
        where (of_venue is null or e.venue is not null and private.fold_text(e.venue) = of_venue)
          and (of_organizer is null or e.organizer is not null and private.fold_text(e.organizer) = of_organizer)
        offset 0
      ) as e,
        lateral (select * from private.listings_passing(query, now()) l where l.event_id = e.id offset 0) as l,
        lateral (
          select case when l.next_since <= now() and l.next_until > now() then l.next_start
            else private.start_of(e.id, now()) end as start
        ) as now_is
      order by start, e.id
      limit most
    ) as found
  );
end;
$$;

comment on function private.list_events_of_source is
  '';

create function public.list_events_of_source(filters jsonb, venue text default null, organizer text default null)
  returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.list_events_of_source(filters, venue, organizer);
$$;

comment on function public.list_events_of_source is
  '';

revoke all on function private.list_events_of_source from public;
revoke all on function public.list_events_of_source from public, anon, authenticated;
grant execute on function private.list_events_of_source, public.list_events_of_source to anon, authenticated;
