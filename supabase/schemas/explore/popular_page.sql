create function private.explore_popular_page(query jsonb, moment timestamptz, likes text[], after jsonb, last jsonb) returns jsonb
  -- The index has the order: matches are looked up in it instead of sorted.
  language plpgsql stable set search_path = '' set enable_sort = off set enable_nestloop = off
  as $$
declare
  ids uuid[];
begin
  if query ->> 'direction' = 'descending' then
    execute format(
      $sql$
      with changed as materialized (
        select * from private.changed_pins(%1$L)
      ), found as materialized (
        select event_id from (%2$s) as found where %3$s
      )
      select array(
        select l.event_id from public.event_listings l
        -- "is true" prevents a join, so that the scan ends with the page.
        where not l.is_over and %4$s and (l.event_id in (select event_id from found)) is true and l.event_id not in (select event_id from changed)
        order by l.popularity desc, l.next_start, l.event_id
        limit %5$s
      ) || array(select event_id from found where event_id in (select event_id from changed))
      $sql$,
      moment,
      '(' || array_to_string(private.found_pins(query, moment, private.own_distances(query)), ') union all (') || ')',
      private.found_condition(query),
      private.after_condition('l.popularity', 'l.next_start', 'l.event_id', last, true),
      (query ->> 'limit')::integer + 1
    ) into ids;
  end if;
  return private.explore_sorted_page(query || case when ids is null then '{}' else jsonb_build_object('found', ids) end, moment, likes, after);
end;
$$;

comment on function private.explore_popular_page is
  'A page, by popularity, of the events that match a text at one depth, however many. last is the cursor row with its key at this depth.';

revoke all on function private.explore_popular_page from public;
grant execute on function private.explore_popular_page to anon, authenticated, service_role;
