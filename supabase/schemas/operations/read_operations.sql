create function private.list_licences() returns table (source text, licence text)
  language sql stable set search_path = ''
  as $$
  -- From one pair to the next by an index: as many steps as there are pairs, whatever the number of events.
  with recursive pairs as (
    (
      select e.source, e.licence from public.events e where e.source is not null
      order by e.source, coalesce(e.licence, '') limit 1
    )
    union all
    select following.source, following.licence from pairs p
    cross join lateral (
      select e.source, e.licence from public.events e
      where e.source is not null and (e.source, coalesce(e.licence, '')) > (p.source, coalesce(p.licence, ''))
      order by e.source, coalesce(e.licence, '') limit 1
    ) as following
  )
  select p.source, p.licence from pairs p limit 100;
$$;

comment on function private.list_licences is
  'The sources of imported events, each with its licences: at most a hundred pairs.';

create function private.list_staff() returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(to_jsonb(member) order by member.role desc, member.email), '[]') from (
    select s.user_id as "userId", u.email, p.full_name as name, s.role, extract(epoch from s.given_at) as "givenAt",
      given.author, coalesce(given.is_by_host, true) as "isByHost",
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
    from public.staff_roles s
    join auth.users u on u.id = s.user_id
    left join public.profiles p on p.id = s.user_id
    left join lateral (
      select coalesce(a.full_name, b.email) as author, c.is_by_host from private.role_changes c
      left join auth.users b on b.id = c.author_id
      left join public.profiles a on a.id = c.author_id
      where c.user_id = s.user_id and c.role = s.role and c.is_given
      order by c.changed_at desc, c.id desc limit 1
    ) as given on true
    order by s.role desc, u.email limit 200
  ) as member;
$$;

comment on function private.list_staff is
  'The roles of the staff: whose, since when, who gave them, and whether the account has a second factor, without '
  'which a role does not count.';

create function private.list_role_changes() returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(to_jsonb(change) order by change."changedAt" desc, change.id desc), '[]') from (
    select c.id, coalesce(p.full_name, u.email) as name, c.role, c.is_given as "isGiven",
      coalesce(a.full_name, b.email) as author, c.is_by_host as "isByHost", extract(epoch from c.changed_at)
        as "changedAt"
    from private.role_changes c
    join auth.users u on u.id = c.user_id
    left join public.profiles p on p.id = c.user_id
    left join auth.users b on b.id = c.author_id
    left join public.profiles a on a.id = c.author_id
    order by c.changed_at desc, c.id desc limit 20
  ) as change;
$$;

comment on function private.list_role_changes is 'The last twenty roles that were given or taken back, and by whom.';

create function private.read_operations() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select private.host_figures() || private.server_figures() || jsonb_build_object(
    'moment', extract(epoch from now()),
    'refused', (
      select coalesce(jsonb_object_agg(r.source, r.facts -> 'refused'), '{}') from private.host_runs r
      where r.kind = 'import' and jsonb_typeof(r.facts -> 'refused') = 'array'
    ),
    'quotas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'scope', q.scope, 'kind', q.kind, 'most', q.most, 'period', extract(epoch from q.period)::integer, 'senders',
          q.senders
      )), '[]')
      from private.list_quotas_hit() q
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', l.source, 'licence', l.licence)), '[]')
      from private.list_licences() l
    ),
    'staff', private.list_staff(),
    'changes', private.list_role_changes()
  )
  where (select private.has_role('operator'));
$$;

comment on function private.read_operations is
  'The body of public.read_operations. Security definer, because it reads what no client may read; it checks the role '
  'itself.';

create function public.read_operations() returns jsonb
  language sql stable set search_path = ''
  as $$
  select private.read_operations();
$$;

comment on function public.read_operations is
  'The state of the site for an operator: mails, imports with a sample of refused records, backups, limits that are '
  'reached and by how many, servers, sources and licences, the staff and its last changes. Null for all but operators.';

revoke all on function private.list_licences, private.list_staff, private.list_role_changes, private.read_operations
  from public;
revoke all on function public.read_operations from public, anon, authenticated;
grant execute on function private.read_operations to authenticated;
grant execute on function public.read_operations to authenticated;
