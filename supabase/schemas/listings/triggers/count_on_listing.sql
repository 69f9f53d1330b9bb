create function private.count_on_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  people constant bigint := coalesce(new.participants, 0)::bigint + new.purchases_count;
begin
  update public.event_listings set popularity = new.popularity_score, participants = people where event_id = new.id;
  if new.purchases_count <> old.purchases_count then
    update public.event_projections set participants = people where event_id = new.id;
  end if;
  return null;
end;
$$;

comment on function private.count_on_listing is
  'Row trigger of events: a vote or a purchase updates two numbers of the listing, and a purchase one of the '
  'projection.';

revoke all on function private.count_on_listing from public;
