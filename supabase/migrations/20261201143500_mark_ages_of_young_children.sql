-- Bit 18 of the ages that an event suits is a young child whose age is not said: private.ages_of.

update public.event_listings set ages = ages | 262144 where ages & 4095 > 0;
update public.event_projections set ages = ages | 262144 where ages & 4095 > 0;
update private.facet_deltas set ages = ages | 262144 where ages & 4095 > 0;
