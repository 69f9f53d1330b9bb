create function private.polls_of(person uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select jsonb_build_object(
    'made', coalesce((
      select jsonb_agg(jsonb_build_object('poll_id', p.id, 'options', (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'event_id', o.event_id, 'day', o.day) order by o.id),
          '[]')
        from private.poll_options o where o.poll_id = p.id
      )) order by p.id)
      from private.polls p where p.user_id = person
    ), '[]'),
    'answered', coalesce((
      select jsonb_agg(jsonb_build_object('poll_id', p.poll_id, 'answers', private.answers_of(p.id)) order by p.poll_id)
      from private.poll_people p where p.user_id = person
    ), '[]')
  );
$$;

comment on function private.polls_of is
  'The polls of a user for the export: the options of their own polls, and their own answers.';

revoke all on function private.polls_of from public;

create function private.export_polls() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.polls_of(auth.uid());
$$;

comment on function private.export_polls is
  'The body of public.export_polls. Security definer, because it reads tables that no client reads.';

create function public.export_polls() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.export_polls();
$$;

comment on function public.export_polls is 'The polls of the user for a copy of their data: see private.polls_of.';

revoke all on function private.export_polls from public;
revoke all on function public.export_polls from public, anon, authenticated;
grant execute on function private.export_polls, public.export_polls to authenticated;
