-- Counts of a place or a text: rows so narrow that many are on a page, and times looked up only where they can matter.

-- The words of a search are reached by their index. Beside them a row has about 200 bytes.
alter table public.event_listings set (toast_tuple_target = 128);

drop index public.event_listings_by_commune;
create index event_listings_by_commune on public.event_listings (commune, over_at);

drop function private.days_join;
drop function private.is_narrow;

create function private.days_join(query jsonb, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  filters constant text[] := array_remove(array['today', 'tonight', 'tomorrow', 'weekend', query ->> 'date'], null);
  bits constant text := (
    select string_agg(format('case when %s then %s else 0 end', private.window_condition(filter, moment), 1 << (bit - 1)::integer), ' | ')
    from unnest(filters) with ordinality as each (filter, bit)
  );
  reach constant int4range := (select range_merge(range_agg(private.reach_of(filter, moment))) from unnest(filters) as filter);
begin
  return format(
    'left join lateral (select bit_or(%1$s) as bits from public.event_timings t where t.event_id = l.event_id and %2$s'
    -- What begins after these days or was over before them has no time there.
    || ' and (l.next_start < %3$s or l.next_since > %4$L or l.next_until <= %4$L) and l.over_at >= %5$L) as days on true',
    bits, private.counting_condition(moment), upper(reach), moment,
    timestamptz '1970-01-01T00:00Z' + (lower(reach) - 1440) * interval '1 minute'
  );
end;
$$;

comment on function private.days_join is
  'Joins listings l with the filters of days that find them, as bits: today, tonight, tomorrow, weekend, and the query''s own.';

create or replace function private.count_found(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  days constant text := private.days_join(query, moment);
  on_days constant text := case when query ? 'date' then 'coalesce(days.bits, 0) & 16 <> 0' else 'true' end;
  counts jsonb;
  distances jsonb;
begin
  execute format(
    $sql$
    with class as materialized (
      select l.category, %1$s as is_category,
        case when l.price <= 0 then 0 when l.price <= 10 then 10 when l.price <= 20 then 20 when l.price <= 50 then 50 else 99 end as price,
        %2$s as is_price, coalesce(days.bits, 0) as bits, %3$s as is_date, count(*) as n
      from public.event_listings l %4$s
      where %5$s
      group by 1, 2, 3, 4, 5, 6
    )
    select jsonb_build_object(
      'total', (select coalesce(sum(n), 0) from class where is_category and is_price and is_date),
      'categories', (
        select coalesce(jsonb_object_agg(category, n), '{}')
        from (select category, sum(n) as n from class where is_price and is_date group by 1) as each
      ),
      'days', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), 'today', coalesce(sum(n) filter (where bits & 1 <> 0), 0),
          'tonight', coalesce(sum(n) filter (where bits & 2 <> 0), 0),
          'tomorrow', coalesce(sum(n) filter (where bits & 4 <> 0), 0),
          'weekend', coalesce(sum(n) filter (where bits & 8 <> 0), 0)
        ) from class where is_category and is_price
      ),
      'prices', (
        select jsonb_build_object(
          'all', coalesce(sum(n), 0), '0', coalesce(sum(n) filter (where price <= 0), 0),
          '10', coalesce(sum(n) filter (where price <= 10), 0), '20', coalesce(sum(n) filter (where price <= 20), 0),
          '50', coalesce(sum(n) filter (where price <= 50), 0)
        ) from class where is_category and is_date
      )
    )
    $sql$,
    case when query ? 'category' then format('l.category = %L', query ->> 'category') else 'true' end,
    case when query ? 'maxPrice' then format('coalesce(l.price <= %s, false)', query ->> 'maxPrice') else 'true' end,
    on_days, days, private.explore_where(query - '{category,date,maxPrice}'::text[], moment, '')
  ) into counts;
  if not query ? 'commune' then
    return counts;
  end if;
  execute format(
    $sql$
    select jsonb_build_object(
      '0', count(*) filter (where is_there), '5', count(*) filter (where is_there or distance <= 5),
      '10', count(*) filter (where is_there or distance <= 10), '20', count(*) filter (where is_there or distance <= 20),
      '50', count(*) filter (where is_there or distance <= 50), '100', count(*)
    )
    from (select l.commune is not distinct from %1$L as is_there, %2$s as distance from public.event_listings l where %3$s) as near
    $sql$,
    query ->> 'commune', private.distance_expression(query -> 'origin'),
    private.explore_where(query || '{"radius": 100}', moment, '')
  ) into distances;
  return counts || jsonb_build_object('distances', distances);
end;
$$;


revoke all on function private.days_join from public;
grant execute on function private.days_join to anon, authenticated, service_role;
