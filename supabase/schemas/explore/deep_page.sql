create function private.explore_deep_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  -- With many matches, the index of an order has the first of them soon, and the others are looked up in it instead of sorted. The
  -- planner cannot know how many match.
  language plpgsql stable set search_path = '' set enable_sort = off set enable_nestloop = off
  as $$
declare
  -- Difference between the keys of two depths: see private.explore_sorted_page.
  step constant double precision := 1e12;
  size constant integer := (query ->> 'limit')::integer + 1;
  -- With more matches than `most`, an index walk finds a page within `steps`, unless only unpopular titles have the words.
  most constant integer := 2000;
  steps constant integer := 4000;
  is_by_depth constant boolean := query ->> 'sort' = 'popularity';
  -- Within its limits whatever the key of a cursor.
  first_depth constant integer := case
    when is_by_depth then greatest(0, least(2, coalesce(round((after ->> 'key')::double precision / step), 0)))
    else 2
  end;
  own jsonb;
  has_many boolean := true;
  -- The last entry of the previous page, with its key within its depth.
  last jsonb;
  part jsonb;
  page jsonb := '[]';
  ids uuid[];
begin
  for depth in first_depth .. 2 loop
    last := case
      when not is_by_depth then after
      when depth = first_depth then after || jsonb_build_object('key', ((after ->> 'key')::double precision - depth * step)::text)
    end;
    own := query || jsonb_build_object('steps', steps);
    if is_by_depth then
      own := own || jsonb_build_object('depth', depth);
      execute format(
        'select count(*) > %s from (select from public.event_projections l where not is_over and %s limit %1$s + 1) as found',
        most, private.filter_condition(jsonb_build_object('text', query -> 'text', 'depth', depth), moment)
      ) into has_many;
    end if;
    part := '[]';
    if has_many then
      select coalesce(jsonb_agg(
        case when is_by_depth then entry || jsonb_build_object('key', ((entry ->> 'key')::double precision + depth * step)::text) else entry end
        order by position
      ), '[]') into part
      from jsonb_array_elements(private.explore_index_page(own, moment, likes, last)) with ordinality as listed (entry, position);
    end if;
    if jsonb_array_length(part) < size then
      if has_many and is_by_depth and query ->> 'direction' = 'descending' then
        -- All matches, looked up in the index of popularity until the page is full.
        execute format(
          $sql$
          with found as materialized (
            %1$s
          ), changed as materialized (
            select event_id from private.changed_projections(%2$L)
          )
          select array(
            select l.event_id from public.event_listings l
            -- "is true" prevents a join, so that the scan ends with the page.
            where not l.is_over and %3$s and (l.event_id in (select event_id from found)) is true and l.event_id not in (table changed)
            order by l.popularity desc, l.next_start, l.event_id
            limit %4$s
          ) || array(select event_id from found where event_id in (table changed))
          $sql$,
          private.select_matches(own, moment, false), moment,
          private.after_condition('l.popularity', 'l.next_start', 'l.event_id', last, true), size
        ) into ids;
        own := own || jsonb_build_object('found', ids);
      end if;
      part := private.explore_sorted_page(own, moment, likes, after);
    end if;
    page := page || part;
    exit when jsonb_array_length(page) >= size;
  end loop;
  return page;
end;
$$;

comment on function private.explore_deep_page is
  'A page of many text matches to come. By popularity, matches in titles come first, and matches elsewhere only fill the rest of the page.';

revoke all on function private.explore_deep_page from public;
grant execute on function private.explore_deep_page to anon, authenticated, service_role;
