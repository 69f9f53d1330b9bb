create function private.district_of(commune text, location text, full_address text) returns text
  language sql immutable set search_path = ''
  as $$
  select case when number > 0 then districts ->> number - 1 end
  from (select private.districts_of_communes() -> commune) as city (districts), (
    -- « Paris 11e », « 75011 Paris », « 4 rue de la Roquette, 75011 Paris ». The 16th also has the postal code 75116.
    -- « Marseille (13) » is the city with its department, and so is every number above 20: « Paris (75) », « Lyon 69 ».
    select coalesce(
      substring(split_part(location, ',', 1) from '(?<![0-9])(?!13\))(?:1?[0-9]|20)(?![0-9])'),
      substring(location from '\m(?:75[01]|690|130)([0-9]{2})\M'),
      substring(full_address from '\m(?:75[01]|690|130)([0-9]{2})\M(?=[^0-9]*$)')
    )::integer
  ) as written (number)
$$;

comment on function private.district_of is
  'The INSEE code of the district that an address in Paris, Lyon or Marseille tells; null if it tells none.';

revoke all on function private.district_of from public;
