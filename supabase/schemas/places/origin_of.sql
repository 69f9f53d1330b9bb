create function private.origin_of(city text) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select known
  from jsonb_array_elements(private.explore_constants() -> 'knownCities') with ordinality as each (known, position)
  order by known ->> 'city' is distinct from private.city_of(city), position
  limit 1;
$$;

comment on function private.origin_of is 'The origin of distances: a known city by its name, else Paris.';

revoke all on function private.origin_of from public;
grant execute on function private.origin_of to anon, authenticated, service_role;
