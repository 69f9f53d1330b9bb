create function private.with_matches(asked jsonb) returns jsonb
  -- A sequential scan would read all past events before the first match.
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
  execute format('select array(select event_id from public.event_projections where not is_over and search @@ %L::tsquery limit %s)', spelled ->> 'text', most + 1)
  into coming;
  -- Too many events to come: past ones are not needed.
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

comment on function private.with_matches is
  'A query with its prefixes spelled out and with the ids of all matches, past events included, if these are few: the text index is read once instead of for each part of the answer. Without ids, only events to come match.';

revoke all on function private.with_matches from public;
grant execute on function private.with_matches to anon, authenticated, service_role;
