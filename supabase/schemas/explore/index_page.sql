create function private.explore_index_page(query jsonb, moment timestamptz, after jsonb) returns jsonb
  -- The events of a date are a hash table: it must fit into the memory that the planner allows it.
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off
    set work_mem = '32MB'
  as $$
declare
  size constant integer := (query ->> 'limit')::integer + 1;
  sort constant text := query ->> 'sort';
  is_descending constant boolean := query ->> 'direction' = 'descending';
  sign constant integer := case when is_descending then -1 else 1 end;
  -- Within its depth: see private.explore_sorted_page.
  last_key constant double precision :=
    (after ->> 'key')::double precision - coalesce((query ->> 'depth')::integer, 0) * 1e12;
  asked jsonb := query - '{ids,steps}'::text[];
  -- Entries whose events are looked up one by one. With a date, many may come before the first match.
  steps integer := case when query ?| '{date,text}' then coalesce((query ->> 'steps')::integer, 1000) end;
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
  late constant uuid[] := array(
    select l.event_id
    from unnest(changed) as each,
      lateral (select * from private.listings_passing(asked, moment) l where l.event_id = each offset 0) as l
  );
  found uuid[];
  ids uuid[];
begin
  loop
    -- 1. Read the index of the order until the page is full, and look at the event of each entry.
    ids := array(
      select l.event_id
      from (
        select l.event_id
        from public.event_listings l
        where not l.is_over and (before is null or l.next_start < before) and (after is null or (
          coalesce(sign * case sort
            when 'popularity' then l.popularity when 'price' then l.price when 'rarity' then l.day_count
            else l.next_start
          end, 'infinity'),
          coalesce(case when sort = 'date' then 0 else l.next_start end::double precision, 'infinity'), l.event_id
        ) > (last_key, (after ->> 'secondKey')::double precision, (after ->> 'id')::uuid))
        -- With the values of a query, all but one of the first lines are constant, and an index has the order of the
        -- others. It has exactly this order only: no "nulls last" for a column that is never null.
        order by
          case when sort = 'popularity' and is_descending then l.popularity end desc,
          case when sort = 'popularity' and not is_descending then l.popularity end,
          case when sort = 'price' and not is_descending then l.price end,
          case when sort = 'price' and is_descending then l.price end desc nulls last,
          case when sort = 'rarity' and not is_descending then l.day_count end,
          case when sort = 'rarity' and is_descending then l.day_count end desc nulls last,
          case when sort = 'date' and is_descending then l.next_start end desc nulls last,
          l.next_start, l.event_id
        limit steps
      ) as l
      where l.event_id <> all (changed) and (found is null or l.event_id = any (found))
        and exists (select from private.listings_passing(asked, moment) p where p.event_id = l.event_id offset 0)
      limit size
    );
    exit when cardinality(ids) = size or steps is null;
    -- 2. Else find all events of the text or the date, and read the index again without looking at any other.
    steps := null;
    if query ? 'text' then
      found := array(select event_id from private.matches(asked, moment));
    else
      found := array(select event_id from private.events_on(asked, moment));
    end if;
    asked := asked - '{date,weekdays,hours}'::text[];
  end loop;
  -- 3. Add those whose start is outdated, and sort.
  return private.explore_sorted_page(query || jsonb_build_object('found', ids || late), moment, after);
end;
$$;

comment on function private.explore_index_page is
  'A page of many events to come in the order of an index: popularity, date, price or rarity.';
