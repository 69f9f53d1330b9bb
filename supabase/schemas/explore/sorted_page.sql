create function private.explore_sorted_page(query jsonb, moment timestamptz, after jsonb) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
  as $$
declare
  found uuid[] := private.texts_of(query -> 'found')::uuid[];
  asked constant jsonb := query - 'found';
  sort constant text := query ->> 'sort';
  sign constant integer := case when query ->> 'direction' = 'descending' then -1 else 1 end;
  words constant tsquery := query ->> 'text';
  page jsonb;
begin
  -- 1. Find the events, unless the caller knows them.
  if found is null and query ? 'kinds' and not query ?| '{text,date,hours}' then
    -- The few events online have an index.
    found := array(select event_id from private.listings_passing(asked, moment));
  elsif found is null then
    found := array(select event_id from private.matches(asked, moment));
  end if;
  -- 2. Look up their listings and sort.
  with keyed as (
    select l.event_id, l.over_at <= moment as past,
      coalesce(sign * case sort
        -- Matches in titles come first in both directions, then those in venue or commune.
        when 'popularity' then l.popularity + case
          when not asked ? 'text' or ts_filter(l.search, '{a}') @@ words then 0
          when ts_filter(l.search, '{a,b}') @@ words then 1 else 2
        end * sign * 1e12
        when 'date' then start when 'price' then l.price when 'rarity' then l.day_count
      end, 'infinity') as key,
      coalesce(case when sort = 'date' then 0 else start end::double precision, 'infinity') as second_key
    from unnest(found) as match,
      -- The offset prevents a join with the whole table: a lookup of few rows.
      lateral (select * from public.event_listings l where l.event_id = match offset 0) as l,
      lateral (
        select case when l.next_since <= moment and l.next_until > moment then l.next_start
          else private.start_of(l.event_id, moment) end as start
        offset 0
      ) as now_is
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('id', event_id, 'past', past, 'key', key::text, 'secondKey', second_key::text)
    order by past, key, second_key, event_id
  ), '[]') into page
  from (
    select * from keyed
    where after is null or (past, key, second_key, event_id) > (
      (after ->> 'past')::boolean, (after ->> 'key')::double precision, (after ->> 'secondKey')::double precision,
      (after ->> 'id')::uuid
    )
    order by past, key, second_key, event_id
    limit (asked ->> 'limit')::integer + 1
  ) as l;
  return page;
end;
$$;

comment on function private.explore_sorted_page is
  'A page of all matches by popularity, date, price or rarity, sorted: for few matches, past ones of a text included.';
