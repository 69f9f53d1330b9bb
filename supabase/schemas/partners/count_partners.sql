-- A name is a claim: partners write it on their widgets, and need no account.

create function private.count_partners(counts jsonb, moment timestamptz default now()) returns void
  language plpgsql set search_path = ''
  as $$
declare
  today constant date := (moment at time zone 'Europe/Paris')::date;
  room integer;
begin
  -- Servers that write at the same time would not see each other's names.
  perform pg_advisory_xact_lock(hashtextextended('count_partners', 0));
  select 1000 - count(*) into room from private.partner_days d where d.day = today;
  with added as (
    select c.partner, sum(c.shown) as shown, sum(c.opened) as opened
    from jsonb_to_recordset(counts) as c(partner text, shown integer, opened integer)
    group by c.partner
  ), placed as (
    select a.*, d.partner is null as is_new,
      row_number() over (partition by d.partner is null order by a.partner) as place
    from added a left join private.partner_days d on d.partner = a.partner and d.day = today
  )
  insert into private.partner_days as kept (partner, day, shown, opened)
  select p.partner, today, p.shown, p.opened from placed p where not p.is_new or p.place <= room
  on conflict (partner, day) do update
  set shown = least(kept.shown::bigint + excluded.shown, 2147483647),
    opened = least(kept.opened::bigint + excluded.opened, 2147483647);
end;
$$;

comment on function private.count_partners is
  'Adds counts to the day of France: a list of objects with partner, shown and opened. A day has at most 1,000 names; '
  'further ones are dropped.';

revoke all on function private.count_partners from public;
grant execute on function private.count_partners to service_role;
