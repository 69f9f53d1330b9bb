set check_function_bodies = off;

create function private.filter_condition(query jsonb, moment timestamptz, is_lookup boolean default false) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := '{true}';
  latitude constant double precision := query #>> '{origin,latitude}';
  height constant double precision := (query ->> 'radius')::double precision / 111;
begin
  if query ? 'ids' then
    conditions := conditions || format('l.event_id = any (%L::uuid[])', array(select jsonb_array_elements_text(query -> 'ids')));
  elsif query ? 'text' then
    conditions := conditions || format(
      case query ->> 'depth'
        when '0' then 'ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '1' then 'ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery and not ts_filter(l.search, ''{a}'') @@ %1$L::tsquery'
        when '2' then 'l.search @@ %1$L::tsquery and not ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery'
        else 'l.search @@ %1$L::tsquery'
      end,
      query ->> 'text'
    );
  end if;
  if query ? 'city' then
    conditions := conditions || format('l.city = %L', query ->> 'city');
  end if;
  if query ? 'radius' then
    -- The latitude first: it excludes most rows without trigonometry.
    conditions := conditions || format(
      '(l.commune = %L or l.latitude between %s and %s and %s <= %s)', query ->> 'commune',
      latitude - height, latitude + height, private.distance_expression(query -> 'origin'), query ->> 'radius'
    );
  elsif query ? 'commune' then
    conditions := conditions || format('l.commune = %L', query ->> 'commune');
  end if;
  if query ? 'box' then
    conditions := conditions || format(
      -- Across the antimeridian, the west is greater than the east.
      'l.latitude between %2$s and %4$s and (l.longitude >= %1$s %5$s l.longitude <= %3$s)',
      query #>> '{box,0}', query #>> '{box,1}', query #>> '{box,2}', query #>> '{box,3}',
      case when (query #>> '{box,0}')::double precision <= (query #>> '{box,2}')::double precision then 'and' else 'or' end
    );
  end if;
  if query ? 'category' then
    conditions := conditions || format('l.category = %L', query ->> 'category');
  end if;
  if query ? 'maxPrice' then
    conditions := conditions || format('coalesce(l.price <= %s, false)', query ->> 'maxPrice');
  end if;
  if query ? 'access' then
    conditions := conditions || format('l.accessibility @> %L', array(select jsonb_array_elements_text(query -> 'access')));
  end if;
  if query ? 'date' then
    conditions := conditions || (
      select format(
        case when is_lookup
          -- The offset forces a lookup of the timings of one listing.
          then 'exists (select from public.event_timings t where t.event_id = l.event_id and %s and (%s) offset 0)'
          else 'l.event_id in (select t.event_id from public.event_timings t where %s and (%s))'
        end,
        format('(t.counts_until > %1$L or t.counts_again <= %1$L)', moment),
        -- Timings of at most a day are found by their start, the few longer ones by their end.
        coalesce(string_agg(format(
          't.time_zone = any (%1$L) and t.first_part between %2$s - 4 and %3$s and t.last_part >= %2$s'
          || ' or t.time_zone = any (%1$L) and t.last_part - t.first_part > 4 and t.last_part >= %2$s and t.first_part <= %3$s',
          zones, first_part, last_part
        ), ' or ' order by cardinality(zones) desc), 'false')
      )
      -- Most time zones share a window, however many are in use.
      from (
        select array_agg(time_zone) as zones, first_part, last_part from private.date_windows(array[query ->> 'date'], moment) group by 2, 3
      ) as shared
    );
  end if;
  return array_to_string(conditions, ' and ');
end;
$$;

comment on function private.filter_condition is
  'SQL condition: a listing l passes the filters of a query. is_lookup is for few listings; otherwise an index of the timings finds those of a date filter. Rows of event_projections have all columns but the city.';

revoke all on function private.filter_condition from public;
grant execute on function private.filter_condition to anon, authenticated, service_role;

create function private.distance_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  -- Inlined: calling private.haversine for 100,000 rows is slow.
  return format(
    'case when l.latitude is null then %3$s else 2 * 6371 * asin(sqrt(least(1, power(sin(radians(l.latitude - %1$s) / 2), 2)'
    || ' + cos(radians(%1$s)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - %2$s) / 2), 2)))) end',
    origin ->> 'latitude', origin ->> 'longitude', private.explore_constants() ->> 'unknownDistance'
  );

comment on function private.distance_expression is
  'SQL expression: kilometres from an origin to a row l, the engine''s haversine; its unknownDistance without coordinates.';

revoke all on function private.distance_expression from public;
grant execute on function private.distance_expression to anon, authenticated, service_role;

create function private.score_expression(query jsonb, likes text[]) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  rule jsonb;
  terms text[] := '{}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'exploreRules') loop
    terms := terms || case rule ->> 'kind'
      -- Most rows share no tag: the overlap test is cheaper than the count.
      when 'preference' then
        format('case when l.tags && %2$L then %1$s * (select count(*) from unnest(l.tags) as tag where tag = any (%2$L)) else 0 end', rule ->> 'points', likes)
      when 'category' then format('case when l.category = %L then %s else 0 end', query ->> 'category', rule ->> 'points')
      when 'distance' then (
        select 'case ' || string_agg(format('when distance <= %s then %s', tier ->> 'withinKm', tier ->> 'points'), ' ' order by position)
          || ' else 0 end'
        from jsonb_array_elements(rule -> 'tiers') with ordinality as each (tier, position)
      )
      when 'participants' then format('case when l.participants > %s then %s else 0 end', rule ->> 'above', rule ->> 'points')
      when 'rating' then format('case when l.rating >= %s then %s else 0 end', rule ->> 'from', rule ->> 'points')
    end;
  end loop;
  if array_position(terms, null) is not null then
    raise exception 'A score rule of the engine is unknown here' using hint = 'Add it to private.score_expression.';
  end if;
  return array_to_string(terms, ' + ');
end;
$$;

comment on function private.score_expression is 'SQL expression: the score of a row l at a distance, by the engine''s rules.';

revoke all on function private.score_expression from public;
grant execute on function private.score_expression to anon, authenticated, service_role;

-- Keyset pagination. A cursor holds the keys of the last row and the moment of the first page, whatever the page size.

create function private.read_cursor(written text, query jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  -- As written by private.write_cursor. Infinity stands for null.
  number constant text := '^(-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?|Infinity)$';
  cursor jsonb;
  is_valid boolean := false;
begin
  if written is null then
    return null;
  end if;
  begin
    -- A cursor has about 300 characters. Reading deeply nested JSON could exceed the stack.
    if char_length(written) <= 1000 then
      cursor := convert_from(decode(translate(written, '-_', '+/'), 'base64'), 'UTF8')::jsonb;
      is_valid := coalesce(
        cursor ->> 'check' = md5((cursor - 'check')::text || (query - 'limit')::text)
        and (cursor ->> 'moment')::timestamptz between now() - interval '1 day' and now() + interval '1 minute'
        and jsonb_typeof(cursor -> 'past') = 'boolean' and (cursor ->> 'id')::uuid is not null
        and cursor ->> 'key' ~ number and (cursor ->> 'key')::double precision is not null
        and cursor ->> 'secondKey' ~ number and (cursor ->> 'secondKey')::double precision is not null,
        false
      );
    end if;
  exception when data_exception then
    is_valid := false;
  end;
  if not is_valid then
    perform private.refuse_query('The cursor is of another query, or too old', 'Ask for the first page, without a cursor.');
  end if;
  return cursor;
end;
$$;

comment on function private.read_cursor is
  'Decodes a cursor: the keys of the last row of a page, and the moment that all pages share. Status 400 for one of another query or older than a day.';

create function private.write_cursor(last jsonb, query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select translate(
    encode(
      convert_to((content || jsonb_build_object('check', md5(content::text || (query - 'limit')::text)))::text, 'UTF8'),
      'base64'
    ),
    E'+/\n', '-_'
  )
  from (
    select jsonb_build_object(
      'past', last -> 'past', 'key', last -> 'key', 'secondKey', last -> 'secondKey', 'id', last -> 'id', 'moment', moment
    ) as content
  ) as cursor;
$$;

comment on function private.write_cursor is
  'Encodes a cursor for one query, valid for any page size. A checksum ties it to the query.';

create function private.after_condition(key text, second_key text, id text, after jsonb, descends boolean) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  -- Infinity represents null, which comes last in both directions.
  last_key constant double precision := nullif(after ->> 'key', 'Infinity')::double precision * case when descends then -1 else 1 end;
  last_second constant double precision := nullif(after ->> 'secondKey', 'Infinity')::double precision;
begin
  if after is null then
    return 'true';
  end if;
  return format(
    '(%1$s or %2$s is not distinct from %3$L::double precision and (%4$s or %5$s is not distinct from %6$L::double precision and %7$s > %8$L))',
    case when last_key is null then 'false'
      else format('(%s %s %s or %1$s is null)', key, case when descends then '<' else '>' end, last_key) end,
    key, last_key,
    case when last_second is null then 'false' else format('(%s > %s or %1$s is null)', second_key, last_second) end,
    second_key, last_second, id, after ->> 'id'
  );
end;
$$;

comment on function private.after_condition is
  'SQL condition: a row comes after a cursor in an order by two columns and the id.';

revoke all on function private.read_cursor, private.write_cursor, private.after_condition from public;
grant execute on function
  private.read_cursor, private.write_cursor, private.after_condition
  to anon, authenticated, service_role;

create function private.refuse_query(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = hint;
end;
$$;

comment on function private.refuse_query is 'Ends a request with status 400.';

create function private.read_explore_query(
  said text, city text, commune text, radius_km double precision, box text, category text,
  date_filter text, first_day date, last_day date, max_price double precision, access text, sort text, direction text,
  page_size integer, near text
) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  place record;
  origin jsonb := private.origin_of(near);
  -- Clients send lists as PostgREST does: {mobility,visual}.
  needs constant text[] := string_to_array(nullif(regexp_replace(access, '^{(.+)}$', '\1'), ''), ',');
  number constant text := '-?[0-9]{1,3}(\.[0-9]{1,15})?';
  sides double precision[];
begin
  if category not in ('music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food') then
    perform private.refuse_query('There is no such category', 'One of music, sport, leisure, culture, tech, festival, food.');
  end if;
  if coalesce(date_filter, '') not in ('all', 'today', 'tonight', 'tomorrow', 'weekend') then
    perform private.refuse_query('There is no such filter of days', 'One of all, today, tonight, tomorrow, weekend.');
  end if;
  if (first_day is null) <> (last_day is null) or first_day > last_day
    or first_day < '1900-01-01' or last_day > '2199-12-31' then
    perform private.refuse_query('The days are no range', 'Give first_day and last_day, the first not after the last, of 1900 to 2199.');
  end if;
  if first_day is not null and date_filter <> 'all' then
    perform private.refuse_query('A range of days and a filter of days exclude each other', 'Leave out one of them.');
  end if;
  if not (max_price >= 0 and max_price < 'infinity') then
    perform private.refuse_query('The highest price is no amount', 'Give max_price in euros, 0 for free events.');
  end if;
  if not needs <@ array['hearing', 'intellectual', 'mobility', 'psychic', 'visual'] then
    perform private.refuse_query('There is no such access need', 'Any of hearing,intellectual,mobility,psychic,visual.');
  end if;
  if coalesce(sort, '') not in ('popularity', 'score', 'distance', 'date', 'price') then
    perform private.refuse_query('There is no such order', 'One of popularity, score, distance, date, price.');
  end if;
  if direction not in ('ascending', 'descending') then
    perform private.refuse_query('There is no such direction', 'One of ascending, descending.');
  end if;
  if page_size is null or page_size not between 1 and 100 then
    perform private.refuse_query('The page has no such size', 'Give page_size from 1 to 100.');
  end if;
  if box ~ format('^%s(,%s){3}$', number, number) then
    sides := string_to_array(box, ',');
  end if;
  if box is not null and (
    sides is null or abs(sides[1]) > 180 or abs(sides[3]) > 180 or abs(sides[2]) > 90 or abs(sides[4]) > 90
    or sides[2] >= sides[4] or sides[1] = sides[3]
  ) then
    perform private.refuse_query('The box is no part of a map', 'Give west,south,east,north in degrees, south below north.');
  end if;
  if radius_km is not null and (commune is null or not (radius_km > 0 and radius_km <= 500)) then
    perform private.refuse_query('There is no such radius', 'Give commune and radius_km, above 0 and at most 500.');
  end if;
  if commune is not null then
    select code, latitude, longitude into place from public.places where code = commune;
    if not found then
      perform private.refuse_query('There is no such commune', 'Give its INSEE code, such as 35238 for Rennes.');
    end if;
    if place.latitude is not null then
      origin := jsonb_build_object('latitude', place.latitude, 'longitude', place.longitude);
    end if;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'text', private.search_query(said),
    'city', nullif(private.city_of(city), ''),
    -- One metre at least: the square of a tiny radius underflows. `greatest` ignores nulls.
    'commune', commune, 'radius', case when radius_km is not null then greatest(radius_km, 0.001) end,
    'origin', origin - 'city',
    'box', to_jsonb(sides),
    'category', category,
    'date', case when first_day is not null then first_day || '/' || last_day else nullif(date_filter, 'all') end,
    'maxPrice', max_price,
    'access', to_jsonb(needs),
    'sort', sort,
    'direction', coalesce(direction, case when sort in ('popularity', 'score') then 'descending' else 'ascending' end),
    'limit', page_size
  ));
end;
$$;

comment on function private.read_explore_query is
  'Validates the arguments of explore_events and returns them as one query. Status 400 names the invalid argument.';

revoke all on function private.refuse_query, private.read_explore_query from public;
grant execute on function private.refuse_query, private.read_explore_query to anon, authenticated, service_role;
