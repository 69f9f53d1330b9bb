create function private.card_of(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select to_jsonb(card) || jsonb_build_object('days', (
    select days from public.event_listings l where l.event_id = card_of.event_id
  ), 'timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(card.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from (
    select id, title, category, subcategory, location, venue, latitude, longitude, date, "time", end_time, time_zone,
      timings, status, image, participants, max_capacity, price, price_kind, price_amount, organizer, rating, reviews,
      ticket_url, source, source_url, licence, attendance, created_by, created_at, upvotes_count, downvotes_count,
      popularity_score, purchases_count, accessibility, commune
    from public.events where id = card_of.event_id
  ) as card;
$$;

comment on function private.card_of is
  'The fields of an event that a card shows, with at most fifty timings that are not over, and all its days.';
