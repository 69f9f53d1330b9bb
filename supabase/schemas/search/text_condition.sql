create function private.text_condition(query jsonb, listed text) returns text
  language sql immutable set search_path = ''
  return format(
    case query ->> 'depth'
      when '0' then 'ts_filter(%1$s.search, ''{a}'') @@ %2$L::tsquery'
      when '1' then 'ts_filter(%1$s.search, ''{a,b}'') @@ %2$L::tsquery and not ts_filter(%1$s.search, ''{a}'') @@ %2$L::tsquery'
      when '2' then '%1$s.search @@ %2$L::tsquery and not ts_filter(%1$s.search, ''{a,b}'') @@ %2$L::tsquery'
      else '%1$s.search @@ %2$L::tsquery'
    end,
    listed, query ->> 'text'
  );

comment on function private.text_condition is
  'SQL condition: a listing or narrow row matches the text of a query; at one depth of private.depth_expression if the query names one.';

create function private.depth_expression(query jsonb) returns text
  language sql immutable set search_path = ''
  return case
    when query ? 'depth' then query ->> 'depth'
    when query ? 'text' then format(
      'case when ts_filter(l.search, ''{a}'') @@ %1$L::tsquery then 0 when ts_filter(l.search, ''{a,b}'') @@ %1$L::tsquery then 1 else 2 end',
      query ->> 'text'
    )
    else '0'
  end;

comment on function private.depth_expression is
  'SQL expression: where a listing l matches a text: 0 in its title, 1 in its venue or commune too, 2 elsewhere.';

revoke all on function private.text_condition, private.depth_expression from public;
grant execute on function private.text_condition, private.depth_expression to anon, authenticated, service_role;
