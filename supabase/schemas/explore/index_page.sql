create function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- The planner uses an index only for exactly its order: no "nulls last" for columns that are never null.
  ordering constant text := case sort
    when 'popularity' then format('%%1$s %s, %%2$s, event_id', direction)
    when 'price' then format('%%1$s %s nulls last, %%2$s, event_id', direction)
    else format('%%2$s %s nulls last, event_id', direction)
  end;
  stored constant text := case sort when 'date' then 'l.next_start' else 'l.' || sort end;
  second constant text := case sort when 'date' then '0' else '%s' end;
  holds constant text := format('l.next_since <= %1$L and l.next_until > %1$L', moment);
  passes constant text := private.explore_where(query, moment, 'date')
    || case when query ? 'date' then ' and ' || private.takes_place_condition(query ->> 'date', moment) else '' end;
  -- An event that starts after the date filter cannot match; the index decides this alone.
  begins constant text := case
    when query ? 'date' then format('l.next_start < %s', upper(private.reach_of(query ->> 'date', moment))) else 'true'
  end;
  ordered constant text := format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start');
  following constant text := private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends);
  page jsonb;
begin
  -- The stored start is valid for almost all listings, and an index has their order. The others are computed.
  execute format(
    $sql$
    with fresh as (
      select l.event_id, %1$s::double precision as key, l.next_start as start
      from %17$s
      where not l.is_over and %16$s and %2$s and %3$s and %4$s
      order by %5$s
      limit %6$s
    ), stale as (
      select * from (
        select l.event_id, case when %7$L = 'date' then start else %1$s end::double precision as key, start
        from public.event_listings l, lateral private.start_of(l.event_id, %8$L) as start
        where %2$s and (l.next_since > %8$L or l.next_until <= %8$L)
      ) as l
      where %9$s
      order by %10$s
      limit %6$s
    ), page as (
      select * from (select * from fresh union all select * from stale) as l
      order by %10$s
      limit %6$s
    )
    select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (
      select l.event_id as id, false as past, coalesce(key * %11$s, 'infinity')::text as key,
        coalesce(%12$s, 'infinity')::text as "secondKey", distance, %13$s as score
      from page join public.event_listings l using (event_id), lateral (select %14$s as distance) as measured
      order by %15$s
    ) as listed
    $sql$,
    stored, passes, holds,
    following, ordered, size,
    sort, moment,
    private.after_condition('key', format(second, 'start'), 'event_id', after, descends),
    format(ordering, 'key', 'start'),
    case when descends then -1 else 1 end,
    case sort when 'date' then '0::double precision' else 'start::double precision' end,
    private.score_expression(query, likes),
    private.distance_or_unknown(query -> 'origin'),
    format(replace(ordering, 'event_id', 'page.event_id'), 'page.key', 'page.start'),
    begins,
    -- Read at most this many index entries.
    case when query ? 'steps' then format(
      '(select * from public.event_listings l where not l.is_over and %s and %s order by %s limit %s) as l', begins, following, ordered, query ->> 'steps'
    ) else 'public.event_listings l' end
  ) into page;
  return page;
end;
$$;

comment on function private.explore_index_page is
  'A page of events to come in the order of an index: popularity, date or price.';

revoke all on function private.explore_index_page from public;
grant execute on function private.explore_index_page to anon, authenticated, service_role;
