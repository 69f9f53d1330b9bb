-- Whether an event is shown. Written by moderators and the importer; creators publish at once.

alter table public.events
  add column publication text not null default 'published'
    check (publication in ('draft', 'published', 'waiting', 'hidden', 'removed'));

comment on column public.events.publication is
  'draft and waiting: not yet shown; hidden: by a moderator; removed: for good. Others than the creator see published events alone.';

drop policy "everybody reads events" on public.events;

create policy "visitors read published events" on public.events
  for select to anon
  using (publication = 'published');

create policy "users read published events and their own" on public.events
  for select to authenticated
  using (publication = 'published' or created_by = (select auth.uid()));
