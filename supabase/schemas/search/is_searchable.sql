create function private.is_searchable(word text) returns boolean
  -- The planner assumes that a sequential scan meets the first match soon.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  words constant tsquery := private.search_query(word)::tsquery;
begin
  return exists (select from public.event_pins where not is_over and search @@ words)
    or exists (select from public.event_listings where is_over and search @@ words);
end;
$$;

comment on function private.is_searchable is 'Whether a word alone finds an event.';

revoke all on function private.is_searchable from public;
grant execute on function private.is_searchable to anon, authenticated, service_role;
