-- One network creates a few accounts an hour. The embedded backend counts each sign-up here, and so does a hosted
-- project that enables the hook: its own limit is 30 an IP address in five minutes and does not know IPv6 networks.

create function private.admit_sign_up(address text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  client constant text := private.network_of(address);
  sender constant bytea := sha256(convert_to(
    concat_ws(' ', 'sign-up', client, (select s.pepper from private.settings s)), 'UTF8'
  ));
  moment timestamptz;
  exceeded record;
  seconds integer;
begin
  -- Serialize the sign-ups of a network: simultaneous ones would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  moment := clock_timestamp();
  select l.max, l.period, (
      select made.made_at from private.sign_ups made
      where made.network = sender and made.made_at > moment - l.period
      order by made.made_at desc offset l.max - 1 limit 1
    ) + l.period as free_at
  into exceeded
  from private.sign_up_limits l
  where l.is_known = (client is not null)
    and (select count(*) from private.sign_ups made where made.network = sender
      and made.made_at > moment - l.period) >= l.max
  order by 3 desc limit 1;
  if found then
    seconds := greatest(1, ceil(extract(epoch from exceeded.free_at - moment)));
    raise exception 'At most % accounts are made from one network within %', exceeded.max, exceeded.period
      using errcode = 'PT429', detail = seconds::text, hint = format('Try again in %s seconds.', seconds);
  end if;
  insert into private.sign_ups (network, made_at) values (sender, moment);
end;
$$;

comment on function private.admit_sign_up is
  'Counts a sign-up from an IP address, and refuses with PT429 what exceeds private.sign_up_limits. The detail is the '
  'seconds to wait.';

create function private.before_user_created(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  address constant text := nullif(event -> 'user' ->> 'email', '');
  seconds integer;
begin
  if not private.is_email_address(address) then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Unable to validate email address: invalid format'
    ));
  end if;
  if address is not null then
    select a.seconds into seconds
    from private.admit_attempts(array['confirmation'], array[private.fold_email(address)]) as a;
    if seconds > 0 then
      return jsonb_build_object('error', jsonb_build_object(
        'http_code', 429,
        'message', format('For security purposes, you can only request this after %s seconds.', seconds)
      ));
    end if;
  end if;
  perform private.admit_sign_up(event -> 'metadata' ->> 'ip_address');
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', sqlerrm));
end;
$$;

comment on function private.before_user_created is
  'Hook of a hosted project, which GoTrue calls before it creates an account (Authentication, Hooks): applies '
  'private.admit_sign_up, checks the address, and limits the confirmations of a mailbox.';

revoke all on function private.admit_sign_up, private.before_user_created from public;
grant execute on function private.admit_sign_up to service_role;

-- GoTrue of a hosted project connects as this role; the embedded backend and a bare PostgreSQL do not have it.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created to supabase_auth_admin;
  end if;
end;
$$;
