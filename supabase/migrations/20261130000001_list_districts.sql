-- Events of Paris, Lyon and Marseille are listed in their district, where their address tells it.

update public.event_listings as listing set commune = located.district
from (
  select id, private.district_of(commune, location, full_address) as district
  from public.events where private.districts_of_communes() ? commune
) as located
where located.id = listing.event_id and located.district is not null;

update public.event_projections as projection set commune = listing.commune
from public.event_listings as listing
where listing.event_id = projection.event_id and projection.commune is distinct from listing.commune;
