create function private.is_online(status text, location text) returns boolean
  language sql immutable set search_path = ''
  as $$
  select status = 'moved_online' or private.fold_text(location) in ('en ligne', 'online', 'en linea');
$$;

comment on function private.is_online is
  'Whether an event takes place online, without address and distance: the engine''s isOnline.';

revoke all on function private.is_online from public;
