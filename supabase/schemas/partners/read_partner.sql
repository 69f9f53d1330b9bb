create function private.read_partner(name text, moment timestamptz default now()) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', d.day,
    'shown', case when d.shown >= 10 then d.shown end,
    'opened', case when d.opened >= 10 then d.opened end
  ) order by d.day desc), '[]')
  from private.partner_days d
  where d.partner = read_partner.name and greatest(d.shown, d.opened) >= 10
    -- The counts of a day that is not over would show when each visitor came.
    and d.day < (moment at time zone 'Europe/Paris')::date;
$$;

comment on function private.read_partner is
  'The counts of a name on the days that are over, the last first. A count below 10 is null, a day with two such '
  'counts is left out.';

revoke all on function private.read_partner from public;
grant execute on function private.read_partner to service_role;
