create function private.add_counts(one jsonb, other jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(coalesce(one -> key, other -> key)) = 'object'
      then private.add_counts(coalesce(one -> key, '{}'), coalesce(other -> key, '{}'))
    else to_jsonb(coalesce((one ->> key)::bigint, 0) + coalesce((other ->> key)::bigint, 0))
  end), '{}')
  from (select jsonb_object_keys(one) union select jsonb_object_keys(other)) as either (key);
$$;

comment on function private.add_counts is 'The sum of two objects of counts, key by key.';

create function private.bound_count(exact bigint, most integer) returns jsonb
  language sql stable
  as $$
  select jsonb_build_object('value', least(exact, most), 'isMore', exact > most);
$$;

comment on function private.bound_count is 'A count that is exact up to a limit: the engine''s Count. Inlined.';

create function private.count_matches(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
  language plpgsql stable set search_path = ''
  as $$
begin
  if query ?| '{text,city,commune,box}' then
    select f.counts, f.ids into counts, ids from private.find_events(query, moment) as f;
    return;
  end if;
  counts := private.count_from_deltas(query, moment);
  if query ? 'hours' then
    counts := private.add_counts(counts, (private.find_events(query || '{"uncounted": true}', moment)).counts);
  end if;
end;
$$;

comment on function private.count_matches is
  'Total and facet counts of any query, from the stored deltas where they know all of its filters. And the ids of its '
  'events, where they were found and are few.';
