create function private.list_changes()
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable security definer set search_path = ''
  as $$
  select * from private.changes_of(auth.uid());
$$;

comment on function private.list_changes is
  'The body of public.list_changes. Security definer, because it reads a table that no client reads.';

create function public.list_changes()
  returns table (event_id uuid, event_title text, version bigint, changed_at timestamptz, changes jsonb)
  language sql stable set search_path = ''
  as $$
  select * from private.list_changes();
$$;

comment on function public.list_changes is
  'The changes of the events that the user saved, since the user last saw them: see private.changes_of.';

revoke all on function private.list_changes from public;
revoke all on function public.list_changes from public, anon, authenticated;
grant execute on function private.list_changes, public.list_changes to authenticated;
