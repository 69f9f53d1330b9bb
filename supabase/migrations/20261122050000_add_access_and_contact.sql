-- How one gets into an event, and whom one asks about it.

alter table public.events
  add column access text check (char_length(access) <= 2000),
  add column organizer_contact text check (char_length(organizer_contact) <= 300);

comment on column public.events.access is 'Underground, car park, wheelchairs: as the organizer wrote it.';
comment on column public.events.organizer_contact is 'An e-mail address or a telephone number that the organizer publishes.';

grant insert (access, organizer_contact), update (access, organizer_contact) on public.events to authenticated;
