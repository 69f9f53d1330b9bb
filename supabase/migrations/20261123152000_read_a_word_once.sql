-- Whether a word finds anything is asked where a search found nothing. A plan that read the listings one by one made its query
-- anew for each: four seconds for « musique » of « leisure » among 100,000 events.

create or replace function private.is_searchable(word text) returns boolean
  -- A plan does not know that the first of many is far.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  words constant tsquery := private.search_query(word)::tsquery;
begin
  return exists (select from public.event_listings where search @@ words);
end;
$$;
