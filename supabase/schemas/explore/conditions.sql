create function private.kind_condition(query jsonb, of_pin text default '') returns text
  language sql immutable set search_path = ''
  return concat_ws(
    ' and ', 'true',
    case when query ? 'category' then format('%scategory = %L', of_pin, query ->> 'category') end,
    case when query ? 'maxPrice' then format('coalesce(%sprice <= %s, false)', of_pin, query ->> 'maxPrice') end
  );

comment on function private.kind_condition is
  'SQL condition: category and highest price of a query. of_pin is the prefix of the columns.';

create function private.explore_where(query jsonb, moment timestamptz, omitted text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := '{}';
  own constant jsonb := query - omitted;
  filter constant text := own ->> 'date';
begin
  if own ? 'text' then
    conditions := conditions || private.text_condition(own, 'l');
  end if;
  -- A query with ids includes past events.
  if not own ? 'ids' then
    conditions := conditions || format('l.over_at > %L', moment);
  end if;
  if own ? 'category' then
    conditions := conditions || format('l.category = %L', own ->> 'category');
  end if;
  if own ? 'city' then
    conditions := conditions || format('l.city = %L', own ->> 'city');
  end if;
  if own ? 'commune' then
    conditions := conditions || private.near_condition(query, (own ->> 'radius')::double precision);
  end if;
  if own ? 'box' then
    conditions := conditions || format(
      'l.latitude between %s and %s and %s',
      own #>> '{box,1}', own #>> '{box,3}',
      case when (own #>> '{box,0}')::double precision <= (own #>> '{box,2}')::double precision
        then format('l.longitude between %s and %s', own #>> '{box,0}', own #>> '{box,2}')
        -- Across the antimeridian.
        else format('(l.longitude >= %s or l.longitude <= %s)', own #>> '{box,0}', own #>> '{box,2}')
      end
    );
  end if;
  if own ? 'maxPrice' then
    conditions := conditions || format('l.price <= %s', own ->> 'maxPrice');
  end if;
  if own ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(own -> 'access')));
  end if;
  if own ? 'date' then
    conditions := conditions || private.date_condition(own ->> 'date', moment);
  end if;
  return array_to_string(conditions, ' and ');
end;
$$;

comment on function private.explore_where is 'SQL condition: a listing l passes a query, without one of its filters.';

revoke all on function private.kind_condition, private.explore_where from public;
grant execute on function private.kind_condition, private.explore_where to anon, authenticated, service_role;
