-- Creators publish and unpublish. Only moderation functions and reports lead to waiting, hidden and removed, and back.

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
  'Row trigger for writes of clients. The functions of moderation write as their owner and pass.';

revoke all on function private.guard_publication from public;
