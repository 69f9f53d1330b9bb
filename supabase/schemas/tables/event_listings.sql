comment on table public.event_listings is
  'Read model of lists: one row for each published event. Everyone reads; triggers of events write.';
comment on column public.event_listings.category is
  'Of the event, or notice for what is no event: lists of all categories leave it out (docs/decisions/0116).';
comment on column public.event_listings.city is 'Normalised by private.city_of.';
comment on column public.event_listings.commune is
  'INSEE code of the commune, or of its district where the address tells it: private.district_of.';
comment on column public.event_listings.latitude is
  'Of the event, else of its known city, else of its commune. Null online.';
comment on column public.event_listings.price is 'The amount in euros that the price names; null if none.';
comment on column public.event_listings.tags is 'The slugs of the taxonomy that describe the event.';
comment on column public.event_listings.participants is 'People who go, as far as they are known; else 0.';
comment on column public.event_listings.rating is '0 without a rating.';
comment on column public.event_listings.over_at is 'The event is past from then on; infinity without a date.';
comment on column public.event_listings.search is
  'Words and stems. Weights: title A; venue, commune and programme B; organiser and category C; description D.';
comment on column public.event_listings.next_start is
  'Start of the next timing in civil minutes, valid from next_since until before next_until; null without a date. '
  'private.start_of computes it for other moments.';
comment on column public.event_listings.is_over is 'Valid from next_since until before next_until.';
comment on column public.event_listings.is_recommendable is
  'Neither cancelled nor reserved for one group, and no notice.';
comment on column public.event_listings.subcategory is
  'Slug; null for none and for one that the taxonomy does not know.';
comment on column public.event_listings.is_online is 'Without address and distance: private.is_online.';
comment on column public.event_listings.kinds is 'The filters that are on or off: private.kinds_of.';
comment on column public.event_listings.ages is 'The ages of children that it suits: private.ages_of.';
comment on column public.event_listings.days is
  'Days on which the event takes place, numbered from 1970-01-01 on: the engine''s listDays. Null without a date.';
comment on column public.event_listings.day_count is
  'The number of these days, past ones included: the engine''s countDays.';

revoke all on public.event_listings from anon, authenticated, public;
grant select on public.event_listings to anon, authenticated;
grant all on public.event_listings to service_role;

create policy "everybody reads the listings of published events" on public.event_listings
  for select to anon, authenticated
  using (true);

create trigger learn_lexemes after insert on public.event_listings
  referencing new table as added for each statement execute function private.learn_lexemes();
