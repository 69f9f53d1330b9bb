-- The client makes the id of an event, so that a creation whose answer was lost is sent again without making two. An id is
-- never updated: whoever sends the id of another's event gets a conflict.

grant insert (id) on public.events to authenticated;

create function private.refuse_taken_number() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if auth.uid() is not null and exists (
    select from public.events
    where numeric_id = (('x' || right(new.id::text, 8))::bit(32))::bigint and id <> new.id
  ) then
    raise exception 'Another event has the number of this id'
      using errcode = 'check_violation', hint = 'Make another id.';
  end if;
  return new;
end;
$$;

comment on function private.refuse_taken_number is
  'Row trigger: a user must not choose an id that makes /event/17 mean two events, because it then means none.';

revoke all on function private.refuse_taken_number from public;

create trigger refuse_taken_number
  before insert on public.events
  for each row execute function private.refuse_taken_number();
