create function private.cells_of(query jsonb) returns int4multirange
  language sql immutable set search_path = ''
  as $$
  select coalesce(by_box * by_circle, by_box, by_circle)
  from (
    select
      private.cells_around(
        (query #>> '{box,0}')::double precision, (query #>> '{box,1}')::double precision,
        (query #>> '{box,2}')::double precision, (query #>> '{box,3}')::double precision
      ) as by_box,
      -- Without a radius, 5 km cover most events of a commune.
      case when query ? 'commune' then private.cells_around(
        longitude, latitude, longitude, latitude, coalesce(query ->> 'reach', query ->> 'radius', '5')::double precision
      ) end as by_circle
    from jsonb_to_record(query -> 'origin') as origin (latitude double precision, longitude double precision)
  ) as cells;
$$;

comment on function private.cells_of is 'The cells of the map that a query needs; null without a place.';

create function private.matches(query jsonb, moment timestamptz) returns setof public.event_projections
  language sql stable
  as $$
  select l.*
  from (
    -- Everywhere, or by the indexes of ids and texts.
    select l.*
    from public.event_projections l
    where (query ?| '{ids,text}' or not query ?| '{box,commune,city,areas}')
      and (not query ?| '{box,commune}' or l.cell <@ private.cells_of(query))
    union all
    -- In the cells of a place. The offset forces one index scan for each line of cells.
    select l.*
    from unnest(private.cells_of(query)) as line, lateral (
      select *
      from public.event_projections l
      where not l.is_over and l.cell >= lower(line) and l.cell < upper(line)
      offset 0
    ) as l
    where query ?| '{box,commune}' and not query ?| '{ids,city,text}'
    union all
    -- Of the commune, with coordinates elsewhere.
    select l.*
    from public.event_projections f,
      lateral (select * from public.event_projections l where l.event_id = f.event_id offset 0) as l
    where query ? 'commune' and f.commune = any (private.codes_of_commune(query ->> 'commune'))
      and (f.cell <@ private.cells_of(query)) is not true
      and (query ?| '{ids,text}' or not query ? 'city') and (query ? 'ids' or not f.is_over)
    union all
    -- Of a city by its name.
    select l.*
    from public.event_listings c,
      lateral (select * from public.event_projections l where l.event_id = c.event_id offset 0) as l
    where query ? 'city' and not query ?| '{ids,text}' and c.city = query ->> 'city'
    union all
    -- Of areas: the codes of their communes begin with theirs.
    select l.*
    from unnest(private.texts_of(query -> 'areas')) as area, lateral (
      select *
      from public.event_projections l
      where not l.is_over and l.commune between rpad(area, 5, '0') and rpad(area, 5, '9')
      offset 0
    ) as l
    where query ? 'areas' and not query ?| '{ids,box,commune,city,text}'
    union all
    -- Those whose stored values are not valid at that moment, as they are then.
    select l.* from private.changed_projections(moment) l
  ) as l
  where l.next_since <= moment and l.next_until > moment and case
      when query ? 'ids' then l.event_id = any (private.texts_of(query -> 'ids')::uuid[])
      else not l.is_over and private.says(query, l.search)
    end
    and private.passes(
      query, l.category, l.subcategory, l.price, l.accessibility, l.ages, l.kinds, l.commune, l.latitude, l.longitude
    )
    and (not query ? 'city'
      or l.event_id in (select c.event_id from public.event_listings c where c.city = query ->> 'city'))
    and (not query ? 'commune' or query ? 'reach' or l.commune = any (private.codes_of_commune(query ->> 'commune'))
      or query ? 'radius' and private.chord_to(query -> 'origin', l.x, l.y, l.z)
        < private.chord_of((query ->> 'radius')::double precision))
    and (not query ? 'date' or l.event_id in (select event_id from private.events_on(query, moment)))
    and (not query ? 'weekdays' or query ? 'date' or case
      when l.again_part is null then private.begins_within(query, l.next_start)
        and private.touches(query, l.first_part, l.last_part, l.first_part, l.last_part)
      else exists (select from private.timings_on(query, moment, l.event_id))
    end)
    -- The index of hours, where the place, the text and the ids have none.
    and (not query ? 'hours' or query ?| '{ids,commune,areas,box,text}'
      or (case when l.hours & (l.hours - 1) = 0 then l.hours else -1 end)
        = any (private.texts_of(query -> 'hourKeys')::integer[]))
    and (not query ? 'hours' or l.hours & (query ->> 'touchedHours')::integer <> 0 and (
      l.hours & (query ->> 'wholeHours')::integer <> 0
      -- Where a filter begins or ends within an hour: the start of an event's one timing, or its timings.
      or case when l.again_part is null then private.begins_within(query, l.next_start)
        else exists (select from private.timings_on(query - 'date', moment, l.event_id)) end
    ));
$$;

comment on function private.matches is
  'The rows of event_projections that match a query: of events to come, or of its ids, past ones included. With a '
  'reach in kilometres, events beyond its radius count as near. Inlined.';
