-- Where the organiser of an event says who they are.

alter table public.events
  add column organizer_url text check (private.is_https_url(organizer_url));

comment on column public.events.organizer_url is 'The page of the organizer, by https.';

grant insert (organizer_url), update (organizer_url) on public.events to authenticated;
