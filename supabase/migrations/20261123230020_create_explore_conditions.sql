set check_function_bodies = off;

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

create function private.border_expression(filter text, moment timestamptz, side text) returns text
  language sql stable set search_path = ''
  -- The time zones of France are inlined: a function call for each row is slow.
  return (
    select format(
      'case t.time_zone %s else %s(private.date_window(%L, %L, t.time_zone)) end',
      string_agg(
        format('when %L then %s', zone, case side when 'lower' then lower(window_there) else upper(window_there) end), ' ' order by position
      ),
      side, filter, moment
    )
    from unnest(
      '{Europe/Paris,Indian/Reunion,America/Martinique,America/Guadeloupe,America/Cayenne,Indian/Mayotte,Pacific/Noumea,Pacific/Tahiti}'::text[]
    ) with ordinality as each (zone, position), lateral private.date_window(filter, moment, zone) as window_there
  );

comment on function private.border_expression is
  'SQL expression: where a date filter begins (lower) or ends (upper), in civil minutes of the time zone of a timing t.';

create function private.window_condition(filter text, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  opening text;
  closing text;
begin
  if filter ~ '/' then
    -- A date range is the same in every time zone.
    opening := (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440;
    closing := (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440;
  else
    opening := private.border_expression(filter, moment, 'lower');
    closing := private.border_expression(filter, moment, 'upper');
  end if;
  return format('t.start_minute < %2$s and (t.end_minute > %1$s or t.start_minute >= %1$s)', opening, closing);
end;
$$;

comment on function private.window_condition is 'SQL condition: a timing t overlaps a date filter or a date range.';

create function private.counting_condition(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format('(t.counts_until > %1$L or t.counts_again <= %1$L)', moment);

comment on function private.counting_condition is 'SQL condition: a timing t represents its event at a moment.';

create function private.takes_place_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  return format(
    -- The offset forces a lookup of the timings of one listing.
    'exists (select from public.event_timings t where t.event_id = l.event_id and %s and %s offset 0)',
    private.counting_condition(moment), private.window_condition(filter, moment)
  );

comment on function private.takes_place_condition is
  'SQL condition: private.date_condition for few listings l, as a lookup for each.';

create function private.reach_of(filter text, moment timestamptz) returns int4range
  language sql stable set search_path = ''
  as $$
  select case
    when filter ~ '/' then int4range(
      (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440,
      (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440
    )
    else (
      select int4range(min(lower(window_there)), max(upper(window_there)))
      -- No time zone is further than 14 hours from Paris. Steps of four hours, because the shortest time that a window stays the same,
      -- Friday evening, is six hours.
      from generate_series(-14, 14, 4) as hours,
        lateral private.date_window(filter, moment + make_interval(hours => hours), 'Europe/Paris') as window_there
    )
  end;
$$;

comment on function private.reach_of is
  'The widest range of civil minutes that a date filter or date range covers in any time zone.';

create function private.reach_condition(filters text[], moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select string_agg(format(
    -- Timings of at most a day are found by their start, the few longer ones by their end.
    '(t.start_minute >= %1$s - 1440 and t.start_minute < %2$s or t.end_minute - t.start_minute > 1440 and t.end_minute > %1$s and t.start_minute < %2$s)',
    lower(reach), upper(reach)
  ), ' or ')
  from unnest(filters) as filter, lateral private.reach_of(filter, moment) as reach;
$$;

comment on function private.reach_condition is
  'SQL condition that an index serves: a superset of the timings t that some date filters find.';

create function private.date_condition(filter text, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'l.event_id in (select t.event_id from public.event_timings t where (%s) and %s and %s)',
    private.reach_condition(array[filter], moment), private.counting_condition(moment), private.window_condition(filter, moment)
  );
$$;

comment on function private.date_condition is
  'SQL condition: a timing of a listing l that represents its event overlaps a date filter or a date range.';

create function private.start_expression(moment timestamptz) returns text
  language sql immutable set search_path = ''
  return format(
    'case when l.next_since <= %1$L and l.next_until > %1$L then l.next_start else private.start_of(l.event_id, %1$L) end', moment
  );

comment on function private.start_expression is
  'SQL expression: the start of a listing l at a moment, as stored while the stored value is valid.';

revoke all on function
  private.border_expression, private.window_condition, private.counting_condition, private.takes_place_condition,
  private.reach_of, private.reach_condition, private.date_condition, private.start_expression
  from public;
grant execute on function
  private.border_expression, private.window_condition, private.counting_condition, private.takes_place_condition,
  private.reach_of, private.reach_condition, private.date_condition, private.start_expression
  to anon, authenticated, service_role;

create function private.distance_expression(origin jsonb) returns text
  language sql immutable set search_path = ''
  -- Inlined: calling private.haversine for 100,000 rows is slow.
  return format(
    '(2 * 6371 * asin(sqrt(least(1, case when l.latitude is not null then'
    || ' power(sin(radians(l.latitude - %1$s) / 2), 2) + cos(radians(%1$s)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - %2$s) / 2), 2)'
    || ' end))) + case when l.latitude is null then null else 0 end)',
    origin ->> 'latitude', origin ->> 'longitude'
  );

comment on function private.distance_expression is
  'SQL expression: kilometres from an origin to a listing l, the engine''s haversine. Null without coordinates.';

create function private.distance_or_unknown(origin jsonb) returns text
  language sql immutable set search_path = ''
  return format('coalesce(%s, %s)', private.distance_expression(origin), private.explore_constants() ->> 'unknownDistance');

comment on function private.distance_or_unknown is
  'SQL expression: kilometres from an origin to a listing l, or the engine''s unknownDistance.';

create function private.near_condition(query jsonb, radius double precision) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  latitude constant double precision := query #>> '{origin,latitude}';
  longitude constant double precision := query #>> '{origin,longitude}';
  -- The highest number of degrees that the radius covers, with a margin for rounding.
  height constant double precision := radius / 111 + 0.001;
  width constant double precision := radius / (111 * greatest(0.01, cos(radians(least(89, abs(latitude) + height))))) + 0.001;
begin
  if radius is null then
    return format('l.commune = %L', query ->> 'commune');
  end if;
  return format(
    '(l.commune = %L or (l.latitude between %s and %s%s and %s <= %s))',
    query ->> 'commune', latitude - height, latitude + height,
    case when abs(longitude) + width < 180 then format(' and l.longitude between %s and %s', longitude - width, longitude + width) end,
    private.distance_expression(query -> 'origin'), radius
  );
end;
$$;

comment on function private.near_condition is
  'SQL condition: a listing l is in the commune of a query, or within a radius in kilometres.';

create function private.distances_of(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array(
    select distinct radius from unnest(array[5, 10, 20, 50, 100, (query ->> 'radius')::double precision]) as radius
    where radius is not null order by radius
  ) end;

comment on function private.distances_of is
  'The radii in kilometres for which a query around a commune has counts, its own included; null without a commune.';

create function private.own_distances(query jsonb) returns double precision[]
  language sql immutable set search_path = ''
  return case when query ? 'commune' then array[coalesce((query ->> 'radius')::double precision, 5)] end;

comment on function private.own_distances is
  'The radius in kilometres that a query around a commune reads. Without one it is 5, which covers most events of a commune.';

create function private.near_band(query jsonb, distances double precision[]) returns integer
  language sql immutable set search_path = ''
  return coalesce(array_position(distances, (query ->> 'radius')::double precision), 0);

comment on function private.near_band is
  'The last distance band of private.found_pins within the radius of a query; 0, the commune itself, if the radius is none of the distances.';

revoke all on function
  private.distance_expression, private.distance_or_unknown, private.near_condition, private.distances_of,
  private.own_distances, private.near_band
  from public;
grant execute on function
  private.distance_expression, private.distance_or_unknown, private.near_condition, private.distances_of,
  private.own_distances, private.near_band
  to anon, authenticated, service_role;

create function private.days_expression(filters text[], moment timestamptz, clocks text[]) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  counting constant text := private.counting_condition(moment);
  meets constant text := '%1$s.first_slot <= %3$s and %1$s.last_slot >= %2$s';
  cases text := '';
  days record;
begin
  if filters = '{}' then
    return '0';
  end if;
  -- The given time zones are inlined: a function call for each row is slow. Most of them share the same days.
  for days in
    select string_agg(quote_literal(clock), ', ' order by clock <> 'Europe/Paris') as clocks, bits, last_slot from (
      select clock, max(slots.last_slot) as last_slot, string_agg(
        format('case when ' || meets || ' then %4$s else 0 end', '%1$s', slots.first_slot, slots.last_slot, 1 << (bit - 1)::integer), ' | '
      ) as bits
      from unnest(days_expression.clocks) as clock, unnest(filters) with ordinality as each (filter, bit), lateral private.slots_of(filter, moment, clock) as slots
      group by clock
    ) as each
    group by bits, last_slot
    order by bool_or(clock = 'Europe/Paris') desc
  loop
    cases := cases || format(
      'when p.time_zone in (%1$s) then case when p.first_slot > %2$s then 0'
      || ' when p.again_slot <= %2$s then (select bit_or(%3$s) from public.event_timings t where t.event_id = p.event_id and %4$s)'
      || ' else %5$s end ',
      days.clocks, days.last_slot, format(days.bits, 't'), counting, format(days.bits, 'p')
    );
  end loop;
  return format(
    'coalesce(case %s else (select bit_or(1 << (bit - 1)::integer) from unnest(%L::text[]) with ordinality as each (filter, bit),'
    || ' lateral private.slots_of(filter, %L, p.time_zone) as slots'
    || ' where exists (select from public.event_timings t where t.event_id = p.event_id and %s and %s)) end, 0)',
    cases, filters, moment, counting, format(meets, 't', 'slots.first_slot', 'slots.last_slot')
  );
end;
$$;

comment on function private.days_expression is
  'SQL expression: a bit mask of the date filters that find a row p of event_pins, the first filter in the lowest bit. Fast for the given time zones.';

revoke all on function private.days_expression from public;
grant execute on function private.days_expression to anon, authenticated, service_role;

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
