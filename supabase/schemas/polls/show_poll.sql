create function private.show_poll(poll private.polls, reader uuid, is_organizer boolean) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select jsonb_build_object(
    'id', poll.id, 'closes_at', poll.closes_at, 'is_closed', shown.is_closed, 'hides_answers', poll.hides_answers,
    'shows_answers', shown.shows_answers,
    'options', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', o.id, 'day', o.day, 'event', e.card, 'is_on', e.card is not null and e.is_on)
        order by o.day nulls last, e.card ->> 'time', o.created_at, o.id
      )
      from private.poll_options o
      left join lateral (
        select
          private.card_of(o.event_id, now()) || jsonb_build_object('days', null, 'timings', days_of.timings) as card,
          e.status not in ('cancelled', 'postponed') and (o.day is null or days_of.has_day) as is_on
        from public.events e
        cross join lateral (
          select
            count(*) > 0 as has_day,
            -- An event with a date alone has no timings of its own.
            case when jsonb_array_length(e.timings) > 0
              then coalesce(jsonb_agg(jsonb_build_object('begin', t.begins_at, 'end', t.ends_at) order by t.position),
                '[]')
              else '[]'
            end as timings
          from public.event_timings t
          where t.event_id = o.event_id and o.day between t.first_day and t.last_day
        ) as days_of
        where e.id = o.event_id and e.publication = 'published'
      ) as e on true
      where o.poll_id = poll.id
    ), '[]'),
    'people_count', (select count(*) from private.poll_people p where p.poll_id = poll.id),
    'people', case when shown.shows_answers then coalesce((
      select jsonb_agg(
        jsonb_build_object('name', p.name, 'is_me', coalesce(p.id = reader, false), 'answers', private.answers_of(p.id))
        order by p.created_at, p.id
      )
      from private.poll_people p where p.poll_id = poll.id
    ), '[]') else '[]' end,
    'me', (
      select jsonb_build_object('name', p.name, 'answers', private.answers_of(p.id))
      from private.poll_people p where p.id = reader
    )
  )
  from (
    select
      coalesce(poll.closes_at <= now(), false) as is_closed,
      is_organizer or reader is not null or not poll.hides_answers or coalesce(poll.closes_at <= now(), false)
        as shows_answers
  ) as shown;
$$;

comment on function private.show_poll is
  'A poll as a reader sees it: its options with their events, the answers unless they are hidden from the reader, and '
  'the reader''s own. An event that is no longer published is null.';

create function private.answers_of(person_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select coalesce(jsonb_object_agg(a.option_id, a.answer), '{}') from private.poll_answers a
  where a.person_id = answers_of.person_id;
$$;

comment on function private.answers_of is 'The answers of a person, by the id of the option.';

create function private.reader_of_poll(poll_id uuid, answer_token text) returns uuid
  language sql stable security definer set search_path = ''
  as $$
  select p.id from private.poll_people p
  where p.poll_id = reader_of_poll.poll_id
    and case when answer_token is null then p.user_id = auth.uid()
      else p.secret_hash = private.hash_link_token(answer_token) end;
$$;

comment on function private.reader_of_poll is
  'The person who reads a poll: the guest of a token, without one the signed-in user. Null for a person who has not '
  'answered.';

revoke all on function private.show_poll, private.answers_of, private.reader_of_poll from public;
