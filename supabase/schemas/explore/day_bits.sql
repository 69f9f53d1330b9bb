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
