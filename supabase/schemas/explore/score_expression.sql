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
