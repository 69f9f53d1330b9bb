-- Who moves an event from one state of publication to another. Its creator publishes it and takes it back to a draft; only
-- private.moderate_event and three reports lead to waiting, hidden and removed, and out of them.

grant insert (publication), update (publication) on public.events to authenticated;

drop policy "users with a confirmed address publish events in their own name" on public.events;

create policy "users with a confirmed address write events in their own name" on public.events
  for insert to authenticated
  with check (
    created_by = (select auth.uid())
    and publication in ('draft', 'published')
    and (select private.email_is_confirmed())
  );

create function private.guard_publication() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if old.publication not in ('draft', 'published') or new.publication not in ('draft', 'published') then
    raise exception 'A creator moves an event between draft and published only'
      using errcode = 'insufficient_privilege', hint = 'A moderator decides on the others.';
  end if;
  return new;
end;
$$;

comment on function private.guard_publication is
  'Row trigger, for what a client writes by itself: the functions of moderation write as their owner.';

revoke all on function private.guard_publication from public;

create trigger guard_publication
  before update of publication on public.events
  for each row
  when (old.publication <> new.publication and current_user in ('anon', 'authenticated'))
  execute function private.guard_publication();

-- A draft is nobody's but its creator's.
alter policy "users read published events and their own" on public.events
  using (
    publication = 'published'
    or created_by = (select auth.uid())
    or (publication <> 'draft' and (select private.has_role('moderator')))
  );
