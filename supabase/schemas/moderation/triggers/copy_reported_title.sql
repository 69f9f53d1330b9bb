create function private.copy_reported_title() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.event_title := coalesce((select title from public.events where id = new.event_id), '');
  return new;
end;
$$;

revoke all on function private.copy_reported_title from public;
