create function private.listings_in_order(query jsonb, after jsonb, before integer) returns setof public.event_listings
  language sql stable
  as $$
  select l.*
  from public.event_listings l
  where not l.is_over and (before is null or l.next_start < before)
    and (after is null or (
      coalesce(case when query ->> 'direction' = 'descending' then -1 else 1 end * case query ->> 'sort'
        when 'popularity' then l.popularity when 'price' then l.price when 'rarity' then l.day_count else l.next_start
      end, 'infinity'),
      coalesce(case when query ->> 'sort' = 'date' then 0 else l.next_start end::double precision, 'infinity'),
      l.event_id
    ) > (
      -- Within its depth: see private.explore_sorted_page.
      (after ->> 'key')::double precision - coalesce((query ->> 'depth')::integer, 0) * 1e12,
      (after ->> 'secondKey')::double precision, (after ->> 'id')::uuid
    ))
  -- With the values of a query, all but one of the first lines are constant, and an index has the order of the others.
  -- It has exactly this order only: no "nulls last" for a column that is never null.
  order by
    case when query ->> 'sort' = 'popularity' and query ->> 'direction' = 'descending' then l.popularity end desc,
    case when query ->> 'sort' = 'popularity' and query ->> 'direction' = 'ascending' then l.popularity end,
    case when query ->> 'sort' = 'price' and query ->> 'direction' = 'ascending' then l.price end,
    case when query ->> 'sort' = 'price' and query ->> 'direction' = 'descending' then l.price end desc nulls last,
    case when query ->> 'sort' = 'rarity' and query ->> 'direction' = 'ascending' then l.day_count end,
    case when query ->> 'sort' = 'rarity' and query ->> 'direction' = 'descending' then l.day_count end desc nulls last,
    case when query ->> 'sort' = 'date' and query ->> 'direction' = 'descending' then l.next_start end desc nulls last,
    l.next_start, l.event_id;
$$;

comment on function private.listings_in_order is
  'The listings of events to come in the stored order of a query, after the last entry of a page; only those that '
  'begin before a civil minute, if there is one. Inlined.';

create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- The events of a date are a hash table: it must fit into the memory that the planner allows it.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
    set work_mem = '32MB'
  as $$
declare
  size constant integer := (query ->> 'limit')::integer + 1;
  -- Entries whose events are looked up one by one. With a date, many may come before the first match.
  steps constant integer := case when query ?| '{date,text}' then coalesce((query ->> 'steps')::integer, 1000) end;
  asked constant jsonb := query - '{ids,steps}'::text[];
  -- An event that starts after the date filter cannot match; the index decides this alone.
  before constant integer := (
    select (max(last_part) / 4 + 1) * 1440 from private.date_windows(array[query ->> 'date'], moment)
  );
  -- The few whose stored start is outdated.
  changed constant uuid[] := array(
    select event_id from public.event_listings where next_since > moment and next_since > '-infinity'
    union all
    select event_id from public.event_listings where next_until <= moment and next_until < 'infinity'
  );
  found uuid[];
  ids uuid[];
begin
  -- 1. Read the index of the order until the page is full, and look at the event of each entry.
  ids := array(
    select l.event_id
    from (select * from private.listings_in_order(asked, after, before) limit steps) as l
    where l.event_id <> all (changed)
      and exists (select from private.listings_passing(asked, moment) p where p.event_id = l.event_id offset 0)
    limit size
  );
  -- 2. Else find all events of the text or the date, and read the index again without looking at any other.
  if cardinality(ids) < size and query ?| '{text,date}' then
    if query ? 'text' then
      found := array(select event_id from private.matches(asked, null, private.cells_of(asked), moment));
    else
      found := array(select event_id from private.events_on(asked, moment));
    end if;
    ids := array(
      select l.event_id
      from private.listings_in_order(asked, after, before) l
      where l.event_id = any (found) and l.event_id <> all (changed)
        and (asked ? 'text' or exists (
          select from private.listings_passing(asked - '{date,weekdays,hours}'::text[], moment) p
          where p.event_id = l.event_id
          offset 0
        ))
      limit size
    );
  end if;
  -- 3. Add those whose start is outdated, and sort.
  ids := ids || array(
    select l.event_id
    from unnest(changed) as each,
      lateral (select * from private.listings_passing(asked, moment) l where l.event_id = each offset 0) as l
  );
  return private.explore_sorted_page(query || jsonb_build_object('found', ids), moment, likes, after);
end;
$$;

comment on function private.explore_index_page is
  'A page of many events to come in the order of an index: popularity, date, price or rarity.';
