create function private.hours_lookup(query jsonb, moment timestamptz) returns text
  language sql stable set search_path = ''
  as $$
  select case
    when not query ? 'hours' then ''
    else case
      -- The condition of the index event_projections_by_hour: one known hour of the filter, or several hours. A place and a text have
      -- indexes of their own. Events of one whole hour are counted already where a query is for the uncounted.
      when query ?| '{commune,box,text,ids}' then ''
      else format(
        ' and (case when l.hours & (l.hours - 1) = 0 then l.hours else -1 end) = any (%L)',
        array(select 1 << hour from generate_series(0, 23) as hour
          where case when query ? 'uncounted' then touched.mask - whole.mask else touched.mask end & (1 << hour) <> 0) || -1
      )
    end || format(' and l.hours & %s <> 0', touched.mask) || case
      -- Only where a filter begins or ends within an hour is more needed: the start of an event's one timing, or its timings.
      when whole.mask = touched.mask then ''
      else format(
        ' and (l.hours & %s <> 0 or case when l.again_part is null then %s else %s end)', whole.mask,
        private.hours_condition(query, 'l.next_start'),
        private.filter_condition(jsonb_build_object('hours', query -> 'hours'), moment)
      )
    end
  end
  from (select (query #>> '{hours,0}')::integer as first, (query #>> '{hours,1}')::integer as last) as minute,
    lateral (select private.hours_mask(first / 60, (last + 59) / 60) as mask) as touched,
    lateral (select private.hours_mask((first + 59) / 60, last / 60) as mask) as whole;
$$;

comment on function private.hours_lookup is
  'SQL condition, after another one: a projection l has a timing that begins within the hours of a query.';

revoke all on function private.hours_lookup from public;
grant execute on function private.hours_lookup to anon, authenticated, service_role;
