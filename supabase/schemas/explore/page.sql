create function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    -- Without an origin all distances are equal.
    when query ->> 'sort' in ('distance', 'score') and query ? 'origin' and not query ? 'found' then private.explore_ranked_page(query, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score')
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of them.
      or total::double precision * total * 3 < private.count_coming() * (query ->> 'limit')::integer
      or query ? 'text' and query ? 'found'
      then private.explore_sorted_page(query, moment, likes, after)
    when query ? 'text' then private.explore_deep_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

comment on function private.explore_page is
  'The rows of a page with their sort keys, and one row more if there is a next page. Chooses the cheapest plan.';

revoke all on function private.explore_page from public;
grant execute on function private.explore_page to anon, authenticated, service_role;
