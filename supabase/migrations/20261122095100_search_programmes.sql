-- A search finds the artists of a programme, as it finds the venue.

create function private.add_programme() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.search := new.search || private.search_of((select lineup from public.events where id = new.event_id), 'B');
  return new;
end;
$$;

comment on function private.add_programme is 'Row trigger of event_listings: adds the words of the programme to what a search looks through.';

create trigger add_programme
  before insert on public.event_listings
  for each row execute function private.add_programme();

create trigger list_changed_programme
  after update of lineup
  on public.events
  for each row when (old.lineup is distinct from new.lineup and new.publication = 'published')
  execute function private.list_event();

comment on column public.event_listings.search is
  'Words and stems. Title A, venue, commune and programme B, organiser and category C, description D.';

revoke all on function private.add_programme from public, anon, authenticated;

-- What is there already.
update public.event_listings l set search = l.search || private.search_of(e.lineup, 'B')
from public.events e where e.id = l.event_id and e.lineup <> '{}';
