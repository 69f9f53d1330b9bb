-- Servers that share a database count attempts here: a hundred guesses over three servers are a hundred.

create function private.admit_attempts(kinds text[], names text[], out seconds integer, out ids bigint[])
  language plpgsql security definer set search_path = ''
  as $$
declare
  most_rows constant integer := 100000;
  pepper constant text := (select s.pepper from private.settings s);
  senders constant bytea[] := array(
    select sha256(convert_to(concat_ws(' ', asked.kind, asked.name, pepper), 'UTF8'))
    from unnest(kinds, names) with ordinality as asked (kind, name, place) order by asked.place
  );
  moment timestamptz;
  asked record;
begin
  -- Simultaneous attempts would not see each other's rows. In one order, so that no two wait for each other.
  for asked in select a.kind, a.sender from unnest(kinds, senders) as a (kind, sender) order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'attempt', asked.kind, encode(asked.sender, 'hex')),
      0));
  end loop;
  moment := clock_timestamp();

  select greatest(1, ceil(extract(epoch from max(decisive.made_at + l.period) - moment))) into seconds
  from unnest(kinds, senders) as a (kind, sender)
  join private.attempt_limits l on l.kind = a.kind
  cross join lateral (
    select made.made_at from private.attempts made
    where made.kind = a.kind and made.sender = a.sender and made.made_at > moment - l.period
    order by made.made_at desc offset l.most - 1 limit 1
  ) as decisive
  having count(*) > 0;
  if seconds is not null then
    ids := '{}';
    return;
  end if;

  seconds := 0;
  with added as (
    insert into private.attempts (kind, sender, made_at)
    select a.kind, a.sender, moment from unnest(kinds, senders) as a (kind, sender)
    returning id
  )
  select array_agg(added.id) into ids from added;

  delete from private.attempts where id in (
    select late.id from private.attempt_limits l
    cross join lateral (
      select made.id from private.attempts made
      where made.kind = l.kind and made.made_at <= moment - l.period
      order by made.made_at limit 10 for update skip locked
    ) as late
    where l.kind = any (kinds)
  );
  -- Finding the oldest that is kept reads as many entries of an index.
  if exists (select from unnest(ids) as i (id) where i.id % 100 = 0) then
    for asked in select distinct a.kind from unnest(kinds) as a (kind) loop
      delete from private.attempts made
      where made.kind = asked.kind and made.made_at <= (
        select newer.made_at from private.attempts newer
        where newer.kind = asked.kind order by newer.made_at desc offset most_rows limit 1
      );
    end loop;
  end if;
end;
$$;

comment on function private.admit_attempts is
  'Counts attempts of several kinds, by the names that each kind counts for. Beyond private.attempt_limits it counts '
  'nothing, and "seconds" is how long to wait; else it is 0, and "ids" are the rows to delete if the attempt is not to '
  'count.';

create function private.forget_attempts(kind text, name text) returns void
  language sql security definer set search_path = ''
  as $$
  delete from private.attempts made
  where made.kind = forget_attempts.kind
    and made.sender = sha256(convert_to(
      concat_ws(' ', forget_attempts.kind, forget_attempts.name, (select s.pepper from private.settings s)), 'UTF8'
    ));
$$;

comment on function private.forget_attempts is 'Forgets the attempts of a kind that count for a name.';

revoke all on function private.admit_attempts, private.forget_attempts from public;
grant execute on function private.admit_attempts, private.forget_attempts to service_role;
