create function private.charge_writes(kind text, added integer) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  writer constant uuid := auth.uid();
  moment timestamptz;
  most integer;
  period interval;
  again timestamptz;
  seconds integer;
begin
  -- The importer, operators and cascades write without a signed-in user.
  if writer is null or added = 0 then
    return;
  end if;
  -- Serialize the statements of a user and kind: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(charge_writes.kind || ' ' || writer, 0));
  moment := clock_timestamp();
  delete from private.writes w
  where w.user_id = writer and w.kind = charge_writes.kind and w.written_at <= moment - interval '1 day';

  select l.most, l.period, min(w.written_at) + l.period into most, period, again
  from private.write_limits l
  left join private.writes w
    on w.user_id = writer and w.kind = l.kind and w.written_at > moment - l.period
  where l.kind = charge_writes.kind
  group by l.most, l.period
  having coalesce(sum(w.count), 0) + added > l.most
  order by 3 desc nulls first
  limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from again - moment)));
    raise exception 'At most % rows of % are written within %', most, charge_writes.kind, period
      using errcode = 'PT429', detail = coalesce(seconds::text, ''),
        hint = case
          when added > most then format('Send at most %s at once.', most)
          else format('Try again in %s seconds.', seconds)
        end;
  end if;
  insert into private.writes values (writer, charge_writes.kind, moment, added)
  on conflict on constraint writes_pkey do update set count = writes.count + excluded.count;
end;
$$;

comment on function private.charge_writes is
  'Counts what the signed-in user writes, and refuses with PT429 (status 429) what exceeds private.write_limits. The '
  'hint says when to try again, the detail in how many seconds.';

create function private.limit_writes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name, (select count(*)::integer from added));
  return null;
end;
$$;

comment on function private.limit_writes is 'Statement trigger: counts the rows of a statement. Needs them as "added".';

create function private.limit_changes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform private.charge_writes(tg_table_name || ' changes', 1);
  return null;
end;
$$;

comment on function private.limit_changes is 'Row trigger: counts one change.';

revoke all on function private.charge_writes, private.limit_writes, private.limit_changes from public;
