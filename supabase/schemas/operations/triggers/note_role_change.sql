create function private.note_role_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  author constant uuid := auth.uid();
begin
  insert into private.role_changes (user_id, role, is_given, author_id, is_by_host)
  select changed.user_id, changed.role, changed.is_given, (select a.id from auth.users a where a.id = author),
    author is null
  from (values (old.user_id, old.role, false), (new.user_id, new.role, true)) as changed (user_id, role, is_given)
  -- The roles of an account that is being deleted go with it.
  join auth.users u on u.id = changed.user_id;
  return null;
end;
$$;

comment on function private.note_role_change is
  'Row trigger: notes a role that was given or taken back, its author and the time.';

revoke all on function private.note_role_change from public;
