-- The figures that /metrics and the page of the operators share. A mail has six tries: see mails/take_mails.sql.

create function private.host_figures() returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where m.tries < 6 and m.due_at > now() and m.begun_at is null),
        'due', count(*) filter (where m.tries < 6 and m.due_at <= now() and m.begun_at is null),
        'failed', count(*) filter (where m.tries >= 6 or m.begun_at < now() - interval '1 minute')
      )
      from private.mails m
    ),
    'oldestMail', (
      select coalesce(extract(epoch from now() - min(m.due_at)), 0) from private.mails m
      where m.tries < 6 and m.due_at <= now() and m.begun_at is null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'finishedAt', extract(epoch from r.finished_at), 'facts',
          r.facts - 'refused'
      ) order by r.kind, r.finished_at desc, r.source), '[]')
      from private.host_runs r
    )
  );
$$;

comment on function private.host_figures is
  'Mails that are due, wait or failed, the seconds since the oldest of them was due, and the last runs of imports and '
  'backups. Times are seconds, since 1970 for a moment.';

create function private.server_figures() returns jsonb
  language sql stable set search_path = ''
  as $$
  with servers as (
    -- The name that a server gives its connection: its version is the second word.
    select split_part(a.application_name, ' ', 2) as version from pg_catalog.pg_stat_activity a
    where a.datname = current_database() and a.application_name ~ '^lively( [0-9a-f]{12}){3}$'
  )
  select jsonb_build_object(
    'servers', (select count(*) from servers),
    'versions', (select count(distinct s.version) from servers s),
    'replicas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(host(r.client_addr), 'local'), 'lag', coalesce(extract(epoch from r.replay_lag), 0)
      ) order by r.client_addr, r.pid), '[]')
      from pg_catalog.pg_stat_replication r where r.state = 'streaming'
    )
  );
$$;

comment on function private.server_figures is
  'The servers that hear the changes of the database, how many versions they are of, and the replicas with their lag '
  'in seconds. Nothing where the database has a single server in its own process, or its owner may not see them.';

revoke all on function private.host_figures, private.server_figures from public;
