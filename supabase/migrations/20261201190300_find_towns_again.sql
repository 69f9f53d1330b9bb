-- Events name a town that shares its name by its department: « Montreuil (93) ». Triggers find it, and list the event.

update public.events set location = location
where commune is null and location ~* '[ (]([0-9]{2,3}|2[ab])(\)|,|$)'
  and private.find_commune(location, full_address, latitude, longitude) is not null;

-- « Paris (75) » and « Lyon (69) » tell no district, so that the address tells it.

update public.event_listings as listing set commune = located.district
from (
  select id, private.district_of(commune, location, full_address) as district
  from public.events where private.districts_of_communes() ? commune
) as located
where located.id = listing.event_id and located.district <> listing.commune;

update public.event_projections as projection set commune = listing.commune
from public.event_listings as listing
where listing.event_id = projection.event_id and projection.commune is distinct from listing.commune;
