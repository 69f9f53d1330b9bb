create function private.arrange_by_taste(lines jsonb, categories text[], named text[]) returns integer[]
  language plpgsql immutable set search_path = ''
  as $$
declare
  group_length constant integer := 10;
  arranged integer[] := array(select generate_subscripts(categories, 1));
  waiting integer[];
  later integer[];
  taken integer[];
  others integer[];
  called integer[];
  -- The largest number of ten places of each maximum, and the maxima of each event as an array in text.
  most integer[];
  maxima text[];
  counts integer[];
  line record;
  each integer;
  maximum integer;
  is_free boolean;
  places integer;
  missing integer;
begin
  -- 1. Move the events that exceed a maximum to the next group, and the last ones to the end.
  with maximum as (
    select number, null as category, (said ->> 'ofTen')::numeric::integer as most
    from jsonb_array_elements(lines) with ordinality as all_lines (said, number)
    where said ->> 'kind' = 'less'
    union all
    select null, category, 4 from (select distinct category from unnest(categories) as category) as varied
    where lines @> '[{"kind": "vary"}]' and (select count(distinct category) from unnest(categories) as category) >= 3
  ), numbered as (
    select *, row_number() over () as maximum from maximum
  )
  select
    (select array_agg(numbered.most order by numbered.maximum) from numbered),
    (select array_agg((
      select coalesce(array_agg(numbered.maximum), '{}')::text from numbered
      where numbered.category = categories[place] or (named[place]::boolean[])[numbered.number]
    ) order by place) from unnest(arranged) as place)
  into most, maxima;
  waiting := case when most is null then '{}' else arranged end;
  if most is not null then
    arranged := '{}';
  end if;
  while cardinality(waiting) > 0 loop
    counts := array_fill(0, array[cardinality(most)]);
    later := '{}';
    places := group_length;
    foreach each in array waiting loop
      is_free := places > 0;
      if is_free then
        foreach maximum in array maxima[each]::integer[] loop
          is_free := is_free and counts[maximum] < most[maximum];
        end loop;
      end if;
      if is_free then
        foreach maximum in array maxima[each]::integer[] loop
          counts[maximum] := counts[maximum] + 1;
        end loop;
        arranged := arranged || each;
        places := places - 1;
      else
        later := later || each;
      end if;
    end loop;
    -- Only events that no group may take are left.
    if places = group_length then
      arranged := arranged || later;
      exit;
    end if;
    waiting := later;
  end loop;
  -- 2. Move the next events that are meant to the last places of each group, in exchange for the last others.
  for line in
    select number, (said ->> 'ofTen')::numeric::integer as least
    from jsonb_array_elements(lines) with ordinality as all_lines (said, number)
    where said ->> 'kind' = 'more'
    order by number
  loop
    waiting := arranged;
    arranged := '{}';
    while cardinality(waiting) > 0 loop
      taken := waiting[:group_length];
      later := waiting[group_length + 1:];
      others := array(
        select id from unnest(taken) with ordinality as place (id, at)
        where not (named[id]::boolean[])[line.number] order by at
      );
      missing := least(line.least - (cardinality(taken) - cardinality(others)), cardinality(others));
      called := case when missing > 0 then array(
        select id from unnest(later) with ordinality as place (id, at)
        where (named[id]::boolean[])[line.number] order by at limit missing
      ) else '{}' end;
      others := others[cardinality(others) - cardinality(called) + 1:];
      arranged := arranged || array(
        select id from unnest(taken) with ordinality as place (id, at) where id <> all (others) order by at
      ) || called;
      waiting := others || array(
        select id from unnest(later) with ordinality as place (id, at) where id <> all (called) order by at
      );
    end loop;
  end loop;
  -- 3. Give the fifth place to the first event of a category that the first ten events do not have.
  if lines @> '[{"kind": "surprise"}]' then
    select id into each from unnest(arranged) with ordinality as place (id, at)
    where categories[id] <> all (array(select categories[first] from unnest(arranged[:group_length]) as first))
    order by at limit 1;
    if found then
      arranged := array_remove(arranged, each);
      arranged := arranged[:4] || each || arranged[5:];
    end if;
  end if;
  return arranged;
end;
$$;

comment on function private.arrange_by_taste is
  'The places of events, by their categories and by the lines of a taste that name each, in the order of the taste: '
  'the engine''s applyTaste.';

revoke all on function private.arrange_by_taste from public;
grant execute on function private.arrange_by_taste to anon, authenticated, service_role;
