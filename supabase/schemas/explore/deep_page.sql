create function private.explore_deep_page(query jsonb, moment timestamptz, after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  size constant integer := (query ->> 'limit')::integer + 1;
  -- With more matches, an index walk finds a page soon, unless only unpopular titles have the words.
  most constant integer := 2000;
  -- Of the last entry of the previous page, within its limits whatever the key of a cursor.
  first_depth constant integer := greatest(0, least(2, coalesce(round((after ->> 'key')::double precision / 1e12), 0)));
  own jsonb;
  page jsonb := '[]';
begin
  for depth in first_depth .. 2 loop
    own := query || jsonb_build_object('depth', depth, 'steps', 4000);
    page := page || case
      when (
        select count(*) > most
        from (
          select from public.event_projections l where not l.is_over and private.says(own, l.search) limit most + 1
        ) as found
      ) then private.explore_index_page(own, moment, after)
      else private.explore_sorted_page(own, moment, after)
    end;
    exit when jsonb_array_length(page) >= size;
  end loop;
  return page;
end;
$$;

comment on function private.explore_deep_page is
  'A page by popularity of many text matches to come: matches in titles come first, and matches elsewhere only fill '
  'the rest of the page.';
