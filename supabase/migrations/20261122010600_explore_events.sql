-- One page of the events of France, with its total and its counts. The engine's explore() is the contract: same events,
-- same order, same numbers. docs/decisions/0019 has the arguments and the answer.

create function private.refuse_query(message text, hint text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  raise exception using errcode = 'PT400', message = message, hint = hint;
end;
$$;

comment on function private.refuse_query is 'Ends a request with status 400.';

create function private.date_window(filter text, moment timestamptz, time_zone text) returns int4range
  language sql stable set search_path = ''
  as $$
  with clock as (
    select private.civil_minute(moment, time_zone) as minute
  ), day as (
    -- 1970-01-01 was a Thursday; Monday is 0.
    select minute, minute / 1440 * 1440 as midnight, (minute / 1440 + 3) % 7 as weekday from clock
  )
  select case filter
    when 'today' then int4range(midnight, midnight + 1440)
    when 'tomorrow' then int4range(midnight + 1440, midnight + 2880)
    when 'tonight' then int4range(midnight + 1080, midnight + 1680)
    when 'weekend' then int4range(
      midnight + case when weekday = 4 and minute - midnight >= 1080 then 1080 else (5 - weekday) * 1440 end,
      midnight + (7 - weekday) * 1440
    )
  end
  from day;
$$;

comment on function private.date_window is
  'The minutes that a filter of days lets through on the venue''s clock: the engine''s dateWindow. Tonight is from 18:00 to 4:00.';

create function private.search_query(said text) returns text
  language sql stable set search_path = ''
  as $$
  with word as (
    select word, position,
      -- Half of a French sentence. They are left out where other words say more.
      word = any ('{a,au,aux,c,ce,d,de,des,du,en,et,j,l,la,le,les,m,n,ou,par,pour,qu,s,sur,t,un,une}') as is_common
    from regexp_split_to_table(private.words_of(left(said, 2000)), ' ') with ordinality as each (word, position)
    where word <> ''
  ), kept as (
    select word, position from word where not is_common or (select bool_and(is_common) from word)
    order by position
    limit (private.explore_constants() ->> 'searchWordLimit')::integer
  )
  select string_agg(
    format('(%s:*%s)', quote_literal(word), (
      select string_agg(' | ' || quote_literal(stem), '') from unnest(ts_lexize('private.french_stems', word)) as stem
    )), ' & ' order by position
  )
  from kept;
$$;

comment on function private.search_query is 'A query of full text search: each word as a prefix or by its stem. Null for a text without a word.';

create function private.explore_where(query jsonb, moment timestamptz, omitted text) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := '{}';
  own constant jsonb := query - omitted;
  filter constant text := own ->> 'date';
begin
  if own ? 'text' then
    conditions := conditions || format('l.search @@ %L::tsquery', own ->> 'text');
  else
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

comment on function private.explore_where is 'The condition of a query on a listing l, without one of its filters.';

create function private.near_condition(query jsonb, radius double precision) returns text
  language sql immutable set search_path = ''
  as $$
  select case
    when radius is null then format('l.commune = %L', query ->> 'commune')
    else format(
      '(l.commune = %L or (l.latitude between %s and %s and private.haversine(%s, %s, l.latitude, l.longitude) <= %s))',
      query ->> 'commune', latitude - radius / 111, latitude + radius / 111, latitude, query #>> '{origin,longitude}', radius
    )
  end
  from (select (query #>> '{origin,latitude}')::double precision as latitude) as origin;
$$;

comment on function private.near_condition is 'In the commune of a query, or within so many kilometres of it.';

create function private.date_condition(filter text, moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  window_of_paris constant int4range := private.date_window(filter, moment, 'Europe/Paris');
  -- Nearly every event is in the zone of Paris.
  border constant text := 'case when l.time_zone = ''Europe/Paris'' then %s else %s(private.date_window(%L, %L, l.time_zone)) end';
  opening text := format(border, lower(window_of_paris), 'lower', filter, moment);
  closing text := format(border, upper(window_of_paris), 'upper', filter, moment);
begin
  -- A range of days is the same on every clock.
  if filter ~ '/' then
    opening := (split_part(filter, '/', 1)::date - date '1970-01-01') * 1440;
    closing := (split_part(filter, '/', 2)::date - date '1970-01-01' + 1) * 1440;
  end if;
  return format(
    'exists (select from public.event_timings t where t.event_id = l.event_id and (t.counts_until > %1$L or t.counts_again <= %1$L)'
    || ' and t.start_minute < %3$s and (t.end_minute > %2$s or t.start_minute >= %2$s))',
    moment, opening, closing
  );
end;
$$;

comment on function private.date_condition is 'Some time of a listing l that still counts shares a moment with a filter of days, or a range of them.';

create function private.score_expression(query jsonb, likes text[]) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  rule jsonb;
  terms text[] := '{}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'exploreRules') loop
    terms := terms || case rule ->> 'kind'
      when 'preference' then
        format('%s * (select count(*) from unnest(l.tags) as tag where tag = any (%L))', rule ->> 'points', likes)
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

comment on function private.score_expression is 'The score of a listing l at a distance, by the engine''s rules.';

create function private.start_of(event_id uuid, moment timestamptz) returns integer
  language sql stable set search_path = ''
  as $$
  select coalesce(
    (select start_minute from public.event_timings t
     where t.event_id = start_of.event_id and t.ends_at > moment order by position limit 1),
    (select start_minute from public.event_timings t where t.event_id = start_of.event_id order by position desc limit 1)
  );
$$;

comment on function private.start_of is 'The begin of the first time that is not over, else of the last: the engine''s nextSpan.';

create function private.explore_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  sort constant text := query ->> 'sort';
  sign constant text := case when query ->> 'direction' = 'descending' then '-1' else '1' end;
  page jsonb;
begin
  execute format(
    $sql$
    with found as (
      select l.event_id, l.over_at <= %1$L as past,
        case when %2$L in ('score') then null else private.start_of(l.event_id, %1$L) end as start,
        coalesce(private.haversine(%3$s, %4$s, l.latitude, l.longitude), %5$s) as distance,
        l.popularity, l.price, l.category, l.tags, l.participants, l.rating
      from public.event_listings l
      where %6$s
    ), keyed as (
      select *, coalesce((%7$s * (%8$s))::double precision, 'infinity') as key,
        coalesce((%9$s)::double precision, 'infinity') as second_key
      from found l
    )
    select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (
      select event_id as id, past, key::text, second_key::text as "secondKey", distance, %10$s as score
      from keyed l
      where %11$s
      order by past, l.key, l.second_key, event_id
      limit %12$s
    ) as page
    $sql$,
    moment, sort, query #>> '{origin,latitude}', query #>> '{origin,longitude}',
    private.explore_constants() ->> 'unknownDistance',
    private.explore_where(query, moment, ''),
    sign,
    case sort
      when 'popularity' then 'popularity' when 'distance' then 'distance' when 'date' then 'start' when 'price' then 'price'
      when 'score' then private.score_expression(query, likes)
    end,
    case sort when 'score' then 'distance' when 'date' then '0' else 'start' end,
    private.score_expression(query, likes),
    case when after is null then 'true' else format(
      '(past, key, second_key, event_id) > (%L::boolean, %L::double precision, %L::double precision, %L::uuid)',
      after ->> 'past', after ->> 'key', after ->> 'secondKey', after ->> 'id'
    ) end,
    (query ->> 'limit')::integer + 1
  ) into page;
  return page;
end;
$$;

comment on function private.explore_page is 'The ids of a page in their order with their keys, and of one event more if there is one.';

create function private.explore_counts(query jsonb, moment timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  counts jsonb := '{}';
  part jsonb;
begin
  execute format(
    'select coalesce(jsonb_object_agg(category, n), ''{}'') from (select category, count(*) as n from public.event_listings l where %s group by 1) as c',
    private.explore_where(query, moment, 'category')
  ) into part;
  counts := counts || jsonb_build_object('categories', part);

  execute format(
    'select jsonb_build_object(''all'', count(*), %s) from public.event_listings l where %s',
    (select string_agg(format('%L, count(*) filter (where %s)', filter, private.date_condition(filter, moment)), ', ')
     from unnest('{today,tonight,tomorrow,weekend}'::text[]) as filter),
    private.explore_where(query, moment, 'date')
  ) into part;
  counts := counts || jsonb_build_object('days', part);

  execute format(
    'select jsonb_build_object(''all'', count(*), %s) from public.event_listings l where %s',
    (select string_agg(format('%L, count(*) filter (where l.price <= %s)', most, most), ', ')
     from unnest('{0,10,20,50}'::integer[]) as most),
    private.explore_where(query, moment, 'maxPrice')
  ) into part;
  counts := counts || jsonb_build_object('prices', part);

  if query ? 'commune' then
    execute format(
      'select jsonb_build_object(''0'', count(*) filter (where %s), %s) from public.event_listings l where %s',
      private.near_condition(query, null),
      (select string_agg(format('%L, count(*) filter (where %s)', radius, private.near_condition(query, radius)), ', ')
       from unnest('{5,10,20,50,100}'::integer[]) as radius),
      private.explore_where(query || '{"radius": 100}', moment, '')
    ) into part;
    counts := counts || jsonb_build_object('distances', part);
  end if;
  return counts;
end;
$$;

comment on function private.explore_counts is
  'How many events each choice of a filter would give under the other filters: categories, days, highest prices, kilometres.';

create function private.explore_total(query jsonb, moment timestamptz, omitted text) returns integer
  language plpgsql stable set search_path = ''
  as $$
declare
  total integer;
begin
  execute 'select count(*) from public.event_listings l where ' || private.explore_where(query, moment, omitted) into total;
  return total;
end;
$$;

comment on function private.explore_total is 'How many events a query finds without one of its filters.';

create function private.card_of(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image, 'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'organizer', organizer, 'rating', rating, 'reviews', reviews, 'source', source,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows one of the times to come. Without any, the last.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$$;

comment on function private.card_of is 'What a card shows of an event; of its timings at most fifty that are not over.';

create function private.read_cursor(written text, query jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  cursor jsonb;
begin
  if written is null then
    return null;
  end if;
  begin
    cursor := convert_from(decode(translate(written, '-_', '+/'), 'base64'), 'UTF8')::jsonb;
    if cursor ->> 'check' is distinct from md5((cursor - 'check')::text || query::text)
      or (cursor ->> 'moment')::timestamptz not between now() - interval '1 day' and now() + interval '1 minute'
    then
      cursor := null;
    end if;
  exception when data_exception then
    cursor := null;
  end;
  if cursor is null then
    perform private.refuse_query('The cursor is of another query, or too old', 'Ask for the first page, without a cursor.');
  end if;
  return cursor;
end;
$$;

comment on function private.read_cursor is 'Where a page ended: its last keys, and the moment that all pages share.';

create function private.write_cursor(last jsonb, query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select translate(
    encode(convert_to((content || jsonb_build_object('check', md5(content::text || query::text)))::text, 'UTF8'), 'base64'),
    E'+/\n', '-_'
  )
  from (
    select jsonb_build_object(
      'past', last -> 'past', 'key', last -> 'key', 'secondKey', last -> 'secondKey', 'id', last -> 'id', 'moment', moment
    ) as content
  ) as cursor;
$$;

comment on function private.write_cursor is 'An opaque text that read_cursor understands, for this query alone.';

create function private.explore(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  page constant jsonb := private.explore_page(query, moment, likes, after);
  page_length constant integer := (query ->> 'limit')::integer;
  total constant integer := private.explore_total(query, moment, '');
  relaxations jsonb := '[]';
begin
  if total = 0 then
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
    'total', total,
    'counts', private.explore_counts(query, moment),
    'relaxations', relaxations
  );
end;
$$;

comment on function private.explore is 'The answer of explore_events to a query that is in order, for what somebody likes.';

create function private.likes_of_user() returns text[]
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(array_agg(distinct slug), '{}')
  from private.terms join (
    select coalesce(subcategory, category) as word from public.event_preferences where user_id = auth.uid()
    union all
    select tag from public.user_preferences where user_id = auth.uid()
  ) as liked on term = private.words_of(word);
$$;

comment on function private.likes_of_user is 'The slugs of the taxonomy that the signed-in user likes: the engine''s parseProfile.';

create function private.origin_of(city text) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select known
  from jsonb_array_elements(private.explore_constants() -> 'knownCities') with ordinality as each (known, position)
  order by known ->> 'city' is distinct from private.city_of(city), position
  limit 1;
$$;

comment on function private.origin_of is 'Where distances start: the known city that somebody named, else Paris.';

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
  needs constant text[] := string_to_array(nullif(access, ''), ',');
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
    'commune', commune, 'radius', radius_km,
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

comment on function private.read_explore_query is 'The arguments of explore_events as one query, or status 400 with what is wrong.';

create function public.explore_events(
  "text" text default '',
  city text default null,
  commune text default null,
  radius_km double precision default null,
  box text default null,
  category text default null,
  date_filter text default 'all',
  first_day date default null,
  last_day date default null,
  max_price double precision default null,
  access text default null,
  sort text default 'popularity',
  direction text default null,
  page_size integer default 24,
  "cursor" text default null,
  near text default null
) returns jsonb
  language plpgsql stable set search_path = '' set statement_timeout = '1s'
  as $$
declare
  start text := near;
  query jsonb;
  after jsonb;
  likes text[] := '{}';
begin
  if private.signed_in_user() is not null then
    start := coalesce(near, (select location from public.profiles where id = private.signed_in_user()));
    likes := case when sort = 'score' then private.likes_of_user() else '{}' end;
  end if;
  query := private.read_explore_query(
    explore_events."text", city, commune, radius_km, box, category, date_filter, first_day, last_day, max_price, access,
    sort, direction, page_size, start
  );
  after := private.read_cursor(explore_events."cursor", query);
  -- All pages share the moment of the first: nothing moves between them.
  return private.explore(query, coalesce((after ->> 'moment')::timestamptz, now()), likes, after);
exception
  when query_canceled then
    raise exception 'The search took longer than a second'
      using errcode = 'PT503', hint = 'Narrow it: a commune, a day or a category.';
end;
$$;

comment on function public.explore_events is
  'One page of published events with its exact total and counts. docs/decisions/0019 has the arguments and the answer.';

revoke all on function
  public.explore_events,
  private.refuse_query, private.date_window, private.search_query, private.explore_where, private.near_condition,
  private.date_condition, private.score_expression, private.start_of, private.explore_page, private.explore_counts,
  private.explore_total, private.card_of, private.read_cursor, private.write_cursor, private.explore,
  private.likes_of_user, private.origin_of, private.read_explore_query
  from public, anon, authenticated;
grant execute on function
  public.explore_events,
  private.refuse_query, private.date_window, private.search_query, private.explore_where, private.near_condition,
  private.date_condition, private.score_expression, private.start_of, private.explore_page, private.explore_counts,
  private.explore_total, private.card_of, private.read_cursor, private.write_cursor, private.explore,
  private.origin_of, private.read_explore_query, private.signed_in_user
  to anon, authenticated, service_role;
grant execute on function private.likes_of_user to authenticated;
