-- A page goes along an index wherever that is short: the total is known before, and says how far the next hits are.

drop index public.event_listings_by_popularity;
drop index public.event_listings_by_start;
drop index public.event_listings_by_price;
create index event_listings_by_popularity on public.event_listings (popularity desc, next_start, event_id) where not is_over;
create index event_listings_by_start on public.event_listings (next_start, event_id) where not is_over;
create index event_listings_by_price on public.event_listings (price, next_start, event_id) where not is_over;

create function private.takes_place_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  return format(
    -- The offset keeps it what it is: a look at the times of one listing.
    'exists (select from public.event_timings t where t.event_id = l.event_id and %s and %s offset 0)',
    private.counting_condition(moment), private.window_condition(filter, moment)
  );

comment on function private.takes_place_condition is
  'What private.date_condition says, for a few listings l that are looked at one by one.';

create or replace function private.explore_index_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  descends constant boolean := query ->> 'direction' = 'descending';
  size constant integer := (query ->> 'limit')::integer + 1;
  direction constant text := case when descends then 'desc' else 'asc' end;
  -- An index is only used for an order in its own words: of what is never null, nulls go unmentioned.
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
  page jsonb;
begin
  -- What is stored of the next time holds for nearly all, and an index has them in order. The few others are looked up.
  execute format(
    $sql$
    with fresh as (
      select l.event_id, %1$s::double precision as key, l.next_start as start
      from public.event_listings l
      where not l.is_over and %2$s and %3$s and %4$s
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
    private.after_condition(stored, format(second, 'l.next_start'), 'l.event_id', after, descends),
    format(replace(ordering, 'event_id', 'l.event_id'), stored, 'l.next_start'), size,
    sort, moment,
    private.after_condition('key', format(second, 'start'), 'event_id', after, descends),
    format(ordering, 'key', 'start'),
    case when descends then -1 else 1 end,
    case sort when 'date' then '0::double precision' else 'start::double precision' end,
    private.score_expression(query, likes),
    private.distance_or_unknown(query -> 'origin'),
    format(replace(ordering, 'event_id', 'page.event_id'), 'page.key', 'page.start')
  ) into page;
  return page;
end;
$$;

create function private.count_coming() returns bigint
  language sql stable security definer set search_path = ''
  return (select coalesce(sum(events), 0) from private.event_tally where first_slot is null);

comment on function private.count_coming is
  'The events to come, about: those that ended since the last refresh too. It runs as its owner: clients read no table of this schema.';

drop function private.explore_page;

create function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb, total integer) returns jsonb
  language sql stable set search_path = ''
  as $$
  select case
    -- Along an index, less than one in a hundred is found only after a long walk past the others. Few are sorted instead.
    when query ? 'text' or query ->> 'sort' in ('distance', 'score') or total * 100 < private.count_coming()
      then private.explore_sorted_page(query, moment, likes, after)
    else private.explore_index_page(query, moment, likes, after)
  end;
$$;

comment on function private.explore_page is 'The ids of a page in their order with their keys, and of one event more if there is one.';

create or replace function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  counts constant jsonb := private.explore_counts(query, moment);
  page constant jsonb := private.explore_page(query, moment, likes, after, (counts ->> 'total')::integer);
  page_length constant integer := (query ->> 'limit')::integer;
  relaxations jsonb := '[]';
begin
  if counts -> 'total' = '0' then
    select coalesce(jsonb_agg(jsonb_build_object('filter', name, 'total', relaxed) order by position), '[]') into relaxations
    from (
      select name, position, private.explore_total(query, moment, name) as relaxed
      from unnest('{text,city,commune,box,category,date,maxPrice,access}'::text[]) with ordinality as filter (name, position)
      where query ? name
    ) as each
    where relaxed > 0;
  end if;
  return jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        private.card_of((entry ->> 'id')::uuid, moment)
          || jsonb_build_object('past', entry -> 'past', 'distance_km', entry -> 'distance', 'score', entry -> 'score')
        order by position
      ), '[]')
      from jsonb_array_elements(page) with ordinality as listed (entry, position)
      where position <= page_length
    ),
    'next_cursor', case when jsonb_array_length(page) > page_length
      then private.write_cursor(page -> (page_length - 1), query, moment) end,
    'total', counts -> 'total',
    'counts', counts - 'total',
    'relaxations', relaxations
  );
end;
$$;

revoke all on function private.takes_place_condition, private.explore_page, private.count_coming from public;
grant execute on function private.takes_place_condition, private.explore_page, private.count_coming to anon, authenticated, service_role;
