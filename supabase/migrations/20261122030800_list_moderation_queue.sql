-- Which events wait for a moderator.

create index events_waiting on public.events (updated_at) where publication = 'waiting';
create index moderation_decisions_by_appeal on public.moderation_decisions (appealed_at) where appeal is not null;

create function public.list_moderation_queue() returns uuid[]
  language sql stable set search_path = ''
  as $$
  with cases (event_id, since) as (
    select r.event_id, min(r.created_at) from public.event_reports r where r.decided_at is null group by r.event_id
    union all
    select e.id, e.updated_at from public.events e where e.publication = 'waiting'
    union all
    select d.event_id, d.appealed_at from public.moderation_decisions d
    where d.appeal is not null and not exists (
      select from public.moderation_decisions l where l.event_id = d.event_id and l.decided_at > d.decided_at
    )
  ),
  oldest as (
    select c.event_id, min(c.since) as since from cases c
    join public.events e on e.id = c.event_id and e.publication <> 'draft' and e.created_by is distinct from (select auth.uid())
    where (select private.has_role('moderator'))
    group by c.event_id order by 2 limit 50
  )
  select coalesce(array_agg(o.event_id order by o.since), '{}') from oldest o;
$$;

comment on function public.list_moderation_queue is
  'The ids of fifty events that a moderator has to decide on, the longest waiting first: reported, held back by reports, or appealed. Never one''s own; empty for others.';

revoke all on function public.list_moderation_queue from public, anon, authenticated;
grant execute on function public.list_moderation_queue to authenticated;
