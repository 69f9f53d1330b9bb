create function private.card_of(event_id uuid, moment timestamptz) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image,
    'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'price_kind', price_kind, 'price_amount', price_amount, 'organizer', organizer, 'rating', rating,
    'reviews', reviews, 'ticket_url', ticket_url, 'source', source, 'source_url', source_url, 'licence', licence,
    'attendance', attendance,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune,
    'days', (select days from public.event_listings l where l.event_id = card_of.event_id)
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$$;

comment on function private.card_of is
  'The fields of an event that a card shows, with at most fifty timings that are not over, and all its days.';
