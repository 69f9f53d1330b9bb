create function private.list_reported_events() returns table (event_id uuid, since timestamptz, has_established boolean)
  language sql stable security definer rows 100 set search_path = ''
  as $$
  select r.event_id, min(r.created_at), bool_or(u.email_confirmed_at <= r.created_at - l.account_age)
  from public.event_reports r
  join auth.users u on u.id = r.user_id
  cross join private.report_limits l
  where r.decided_at is null and (select private.has_role('moderator'))
  group by r.event_id;
$$;

comment on function private.list_reported_events is
  'The events with open reports, and whether an established account made one. Empty for all but moderators.';

create function public.list_moderation_queue() returns uuid[]
  language sql stable set search_path = ''
  as $$
  with cases (event_id, since, has_priority) as (
    select r.event_id, r.since, r.has_established from private.list_reported_events() r
    union all
    select e.id, e.updated_at, true from public.events e where e.publication = 'waiting'
    union all
    select d.event_id, d.appealed_at, true from public.moderation_decisions d
    where d.appeal is not null and not exists (
      select from public.moderation_decisions l where l.event_id = d.event_id and l.decided_at > d.decided_at
    )
  ),
  oldest as (
    select c.event_id, min(c.since) as since, bool_or(c.has_priority) as has_priority from cases c
    join public.events e on e.id = c.event_id and e.publication <> 'draft'
      and e.created_by is distinct from (select auth.uid())
    where (select private.has_role('moderator'))
    group by c.event_id order by 3 desc, 2 limit 50
  )
  select coalesce(array_agg(o.event_id order by o.has_priority desc, o.since), '{}') from oldest o;
$$;

comment on function public.list_moderation_queue is
  'The ids of at most fifty events that wait for a moderator, the longest waiting first: held back by reports, '
  'appealed, or reported; events that only new accounts reported come last. Never the caller''s own; empty for other '
  'users.';

revoke all on function private.list_reported_events from public;
revoke all on function public.list_moderation_queue from public, anon, authenticated;
grant execute on function private.list_reported_events to authenticated;
grant execute on function public.list_moderation_queue to authenticated;
