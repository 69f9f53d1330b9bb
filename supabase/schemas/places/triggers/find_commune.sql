create function private.find_commune(
  location text, full_address text, latitude double precision, longitude double precision
) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  city constant text := private.city_of(location);
  searched constant text := case when city like '%st%'
    then regexp_replace(regexp_replace(city, '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g') else city end;
  -- « Montreuil (93) », « Montreuil, Seine-Saint-Denis (93) ».
  written_department constant text := substring(upper(location) from '\(([0-9]{2,3}|2[AB])\)');
  -- « Montreuil 93 ». Maybe a district instead: « La Chapelle 16 », with « 75016 Paris » or a point in Paris.
  last_number constant text := substring(upper(location) from '^[^,]* ([0-9]{2,3}|2[AB])(?:, FRANCE)?$');
  postal_code constant text := coalesce(substring(location from '\m[0-9]{5}\M'),
    substring(full_address from '\m([0-9]{5})\M(?=[^0-9]*$)'));
  is_on_earth constant boolean := latitude between -90 and 90 and longitude between -180 and 180;
begin
  return (
    -- No two communes of a department share a name. Postal codes and coordinates distinguish most others.
    select case when named = 1 or is_written or is_numbered or has_code or distance < 30 then code end
    from (
      select code, population, distance, is_written, has_code, count(*) over () as named,
        is_numbered and coalesce(distance < 50, true) as is_numbered
      from (
        select code, population, is_exact, coalesce(department = written_department, false) as is_written,
          coalesce(department = last_number
            and coalesce(postal_code like translate(department, 'AB', '00') || '%', true), false) as is_numbered,
          postal_codes @> array[postal_code] as has_code,
          -- A check of the table refuses invalid coordinates later.
          case when is_on_earth
            then private.haversine(find_commune.latitude, find_commune.longitude, places.latitude, places.longitude) end
            as distance
        from public.places where folded_name = searched
      ) as candidate
      where is_written or distance is null or not is_exact or distance < 50
    ) as likely
    order by is_written desc, is_numbered desc, has_code desc nulls last, distance nulls last, population desc
    limit 1
  );
end;
$$;

comment on function private.find_commune is
  'The INSEE code of the commune that a location names; null if none, or if several share the name and no department, '
  'postal code or coordinates distinguish them.';

create function private.find_commune_of_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  -- Towns of other countries share their names with communes: Aoste.
  new.commune := case
    when coalesce(new.country, 'FR') in ('FR', 'BL', 'MF', 'GP', 'MQ', 'GF', 'RE', 'PM', 'YT', 'WF', 'PF', 'NC')
    then private.find_commune(new.location, new.full_address, new.latitude, new.longitude) end;
  return new;
end;
$$;

comment on function private.find_commune_of_event is
  'Row trigger of events: derives the commune from the location, in France.';

revoke all on function private.find_commune, private.find_commune_of_event from public;
grant execute on function private.find_commune to authenticated, service_role;
