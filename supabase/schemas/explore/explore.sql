create function private.bound_count(exact bigint, most integer) returns jsonb
  language sql stable
  as $$
  select jsonb_build_object('value', least(exact, most), 'isMore', exact > most);
$$;

comment on function private.bound_count is 'A count that is exact up to a limit: the engine''s Count. Inlined.';

create function private.explore(
  query jsonb, moment timestamptz, likes text[], after jsonb,
  most integer default (private.explore_constants() ->> 'countLimit')::integer
) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  page_length constant integer := (query ->> 'limit')::integer;
  matched jsonb := private.with_matches(query);
  counts jsonb;
  total double precision;
  ids uuid[];
  page jsonb;
  relaxations jsonb := '[]';
begin
  select m.counts, m.ids into counts, ids from private.find_events(matched, moment) as m;
  if ids is not null then
    matched := matched || jsonb_build_object('found', ids);
  end if;
  total := counts ->> 'total';
  page := case
    when total = 0 then '[]'
    when query ? 'taste' then private.explore_tasted_page(matched, moment, likes, after)
    when query ->> 'sort' in ('distance', 'score', 'recommendation')
      then private.explore_ranked_page(matched, moment, likes, after)
    when (query ?| '{text,hours}' or query ->> 'sort' = 'rarity') and ids is not null
      -- Cost: an index scan reads the rows between two matches; looking up a match to sort it costs as much as three of
      -- them. Without statistics, there are at least 100 events.
      or total * total * 3 < page_length * (
        select greatest(reltuples, 100) from pg_catalog.pg_class
        where oid = 'public.event_listings_by_popularity'::regclass
      )
      then private.explore_sorted_page(matched, moment, after)
    when query ? 'text' and query ->> 'sort' = 'popularity'
      then private.explore_deep_page(matched, moment, after)
    else private.explore_index_page(matched, moment, after)
  end;
  if total = 0 then
    select coalesce(jsonb_agg(
      jsonb_build_object('filter', filter, 'total', private.bound_count(relaxed, most)) order by position
    ), '[]')
    into relaxations
    from (
      select row_number() over () as position, filter,
        case removed[1] when 'text' then query else matched end - removed
          || case filter when 'category' then '{"withoutNotices": true}'::jsonb else '{}' end as wider
      from (values
        -- A filter, what is removed with it because it narrows it, and with which other filter it is removed itself.
        ('text', '{text,withoutText}'::text[], ''), ('text', '{withoutText}', 'text'), ('city', '{city}', ''),
        ('commune', '{commune,radius,withoutAreas}', ''), ('areas', '{areas,withoutAreas}', ''),
        ('withoutAreas', '{withoutAreas}', 'without'), ('box', '{box}', ''),
        ('category', '{category,subcategory}', ''), ('subcategory', '{subcategory}', ''), ('topics', '{topics}', ''),
        ('without', '{without,withoutAreas}', ''), ('date', '{date,weekdays}', ''), ('weekdays', '{weekdays}', 'date'),
        ('hours', '{hours}', ''), ('minPrice', '{minPrice}', 'maxPrice'), ('maxPrice', '{maxPrice,minPrice}', ''),
        ('access', '{access}', ''), ('ages', '{ages}', '')
      ) as each (filter, removed, other)
      where query ? removed[1] and not query ? other
      union all
      select 100 + position, kind, jsonb_strip_nulls(
        matched || jsonb_build_object('kinds', nullif((query ->> 'kinds')::integer & ~(1 << position::integer - 1), 0))
      )
      from unnest(private.event_kinds()) with ordinality as each (kind, position)
      where (query ->> 'kinds')::integer & (1 << position::integer - 1) <> 0
    ) as relaxable,
      lateral (
        select ((private.find_events(wider, moment)).counts ->> 'total')::bigint as relaxed offset 0
      ) as counted
    where relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of(l.event_id, moment) || jsonb_build_object(
          'past', entry -> 'past', 'distance_km', distance, 'score', coalesce((entry ->> 'score')::bigint, score)
        )
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position),
        lateral (select * from public.event_listings l where l.event_id = (entry ->> 'id')::uuid offset 0) as l,
        lateral (
          select private.distance_to(query -> 'origin', l.latitude, l.longitude) as distance offset 0
        ) as placed,
        private.score_of(query ->> 'category', likes, l.category, l.tags, l.participants, l.rating, distance) as scored
      where position <= page_length and not entry ? 'isLeftOut'
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', least(total, most),
    'is_more', total > most,
    'coming', private.bound_count((total - (counts ->> 'past')::double precision)::bigint, most),
    'past', counts -> 'past',
    'counts', (
      select jsonb_object_agg(facet, (
        select coalesce(jsonb_object_agg(choice, private.bound_count(exact::bigint, most)), '{}')
        from jsonb_each_text(choices) as each (choice, exact)
      ))
      from jsonb_each(counts - '{total,past}'::text[]) as each (facet, choices)
    ),
    'relaxations', relaxations
  );
end;
$$;

comment on function private.explore is
  'The answer of explore_events to a validated query. likes are the slugs that a score rewards. Its counts are exact '
  'up to most, and include what a taste leaves out.';
