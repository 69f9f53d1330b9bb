-- The words of what is to come were in two indexes, that of the pins and that of all listings: each vote, and each new event, wrote
-- them into both, and a search read them from both. That of the listings has what is over alone.

create index event_listings_over_by_search on public.event_listings using gin (search) where is_over;
drop index public.event_listings_by_search;

create or replace function private.with_matches(asked jsonb) returns jsonb
  -- The first few of very many are not looked for in the table, where what is past lies before them.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  most constant integer := private.explore_constants() ->> 'searchPastLimit';
  spelled jsonb;
  coming uuid[];
  found uuid[];
begin
  if not asked ? 'text' then
    return asked;
  end if;
  spelled := asked || jsonb_build_object('text', private.spell_out(asked ->> 'text'));
  execute format('select array(select event_id from public.event_pins where not is_over and search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
  into coming;
  -- Where what is to come is too much already, nobody asks how much is past.
  if cardinality(coming) > most then
    return spelled;
  end if;
  execute format(
    'select %L || array(select event_id from public.event_listings where is_over and search @@ %L::tsquery limit %s)',
    coming, spelled ->> 'text', most + 1 - cardinality(coming)
  ) into found;
  return spelled || case when cardinality(found) <= most then jsonb_build_object('ids', found) else '{}' end;
end;
$$;

create or replace function private.is_searchable(word text) returns boolean
  -- A plan does not know that the first of many is far.
  language plpgsql stable set search_path = '' set enable_seqscan = off
  as $$
declare
  words constant tsquery := private.search_query(word)::tsquery;
begin
  return exists (select from public.event_pins where not is_over and search @@ words)
    or exists (select from public.event_listings where is_over and search @@ words);
end;
$$;
