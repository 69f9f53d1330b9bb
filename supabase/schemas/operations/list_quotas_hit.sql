-- Counts the senders that have used up a limit, by limit. Senders are hashes or accounts, and are never named.

create function private.list_quotas_hit(moment timestamptz default now())
  returns table (scope text, kind text, most integer, period interval, senders bigint)
  language sql stable set search_path = ''
  as $$
  with found as (
    select 'attempts' as scope, l.kind, l.most, l.period, (
      select count(*) from (
        select from private.attempts made
        where made.kind = l.kind and made.made_at > list_quotas_hit.moment - l.period
        group by made.sender having count(*) >= l.most
      ) as full_ones
    ) as senders
    from private.attempt_limits l
    union all
    -- All limits in one pass over the rows of a day.
    select 'writes', full_ones.kind, full_ones.most, full_ones.period, count(*) from (
      select l.kind, l.most, l.period from private.writes w
      join private.write_limits l on l.kind = w.kind and w.written_at > list_quotas_hit.moment - l.period
      where w.written_at > list_quotas_hit.moment - interval '1 day'
      group by l.kind, l.most, l.period, w.user_id having sum(w.count) >= l.most
    ) as full_ones
    group by 2, 3, 4
    union all
    -- A row does not say which kind of sender it counts: of the two with names, the lower limit is taken.
    select 'forms', s.form, l.most, interval '1 hour', count(*)
    from private.form_submissions s
    cross join lateral (
      select min(f.most) as most from private.form_limits f
      where (f.sender = 'unknown network') = (s.sender = sha256(convert_to(
        concat_ws(' ', 'unknown network', '', s.hour, (select p.pepper from private.settings p)), 'UTF8'
      )))
    ) as l
    where s.hour = date_trunc('hour', list_quotas_hit.moment) and s.count >= l.most
    group by s.form, l.most
    union all
    select 'sign-ups', case when l.is_known then 'network' else 'unknown network' end, l.max, l.period, (
      select count(*) from (
        select from private.sign_ups made
        where made.made_at > list_quotas_hit.moment - l.period and l.is_known = (made.network <> sha256(convert_to(
          concat_ws(' ', 'sign-up', (select p.pepper from private.settings p)), 'UTF8'
        )))
        group by made.network having count(*) >= l.max
      ) as full_ones
    )
    from private.sign_up_limits l
  )
  select f.scope, f.kind, f.most, f.period, f.senders from found f where f.senders > 0
  order by f.senders desc, f.scope, f.kind, f.period;
$$;

comment on function private.list_quotas_hit is
  'The limits that are reached at a moment, and by how many senders: attempts, writes of accounts, forms, sign-ups.';

revoke all on function private.list_quotas_hit from public;
