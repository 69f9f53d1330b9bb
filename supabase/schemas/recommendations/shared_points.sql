create function private.shared_points_expression(moment timestamptz) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  today constant text := replace(private.border_expression('today', moment, 'lower'), 't.time_zone', 'l.time_zone');
  rule jsonb;
  terms text[] := '{0}';
begin
  for rule in select jsonb_array_elements(private.explore_constants() -> 'recommendationRules') loop
    terms := terms || case rule ->> 'kind'
      -- Taste is the same for all events with the same tags.
      when 'preference' then '0'
      when 'interactions' then '0'
      when 'distance' then (
        select 'case ' || string_agg(format('when distance <= %s then %s', tier ->> 'withinKm', tier ->> 'points'), ' ' order by position)
          || ' else 0 end'
        from jsonb_array_elements(rule -> 'tiers') with ordinality as each (tier, position)
      )
      when 'soon' then format(
        'case when %s < %s + %s then %s else 0 end',
        private.start_expression(moment), today, ((rule ->> 'withinDays')::integer + 1) * 1440, rule ->> 'points'
      )
      when 'participants' then format('case when l.participants > %s then %s else 0 end', rule ->> 'above', rule ->> 'points')
    end;
  end loop;
  if array_position(terms, null) is not null then
    raise exception 'A score rule of the engine is unknown here' using hint = 'Add it to private.shared_points_expression.';
  end if;
  return array_to_string(terms, ' + ');
end;
$$;

comment on function private.shared_points_expression is
  'SQL expression: the points of a listing l at a distance that are the same for all users, by the engine''s recommendation rules.';

revoke all on function private.shared_points_expression from public;
grant execute on function private.shared_points_expression to anon, authenticated, service_role;
