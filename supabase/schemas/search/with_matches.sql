create function private.with_matches(asked jsonb) returns jsonb
  -- A sequential scan would read all past events before the first match.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
  as $$
declare
  most constant integer := private.explore_constants() ->> 'searchPastLimit';
  words constant tsquery := private.spell_out(asked ->> 'text');
  spelled constant jsonb := asked || jsonb_build_object('text', words);
  found uuid[];
begin
  if words is null then
    return asked;
  end if;
  found := array(select event_id from public.event_projections where not is_over and search @@ words limit most + 1);
  -- Too many events to come: past ones are not needed.
  if cardinality(found) <= most then
    found := found || array(
      select event_id from public.event_listings where is_over and search @@ words limit most + 1 - cardinality(found)
    );
  end if;
  -- The texts of past events are only in their listings.
  if asked ? 'withoutText' and cardinality(found) <= most then
    found := array(
      select event_id from public.event_listings
      where event_id = any (found) and not search @@ (asked ->> 'withoutText')::tsquery
    );
  end if;
  return spelled || case when cardinality(found) <= most then jsonb_build_object('ids', found) else '{}' end;
end;
$$;

comment on function private.with_matches is
  'A query with its prefixes spelled out and with the ids of all matches, past events included, if these are few: the '
  'text index is read once instead of for each part of the answer. Without ids, only events to come match.';
