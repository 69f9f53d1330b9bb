-- A code has six digits. After five wrong codes within 15 minutes, a hosted project checks no code. The embedded
-- backend knows the network of a client, and counts by it (createGuessLimits).

create function private.seconds_until_next_code(user_id uuid, factor_id uuid) returns integer
  language plpgsql set search_path = ''
  as $$
declare
  fifth timestamptz;
begin
  -- Simultaneous guesses would not see each other's rows.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'code', user_id, factor_id), 0));
  select w.typed_at into fifth from private.wrong_codes w
  where w.user_id = seconds_until_next_code.user_id
    and w.factor_id is not distinct from seconds_until_next_code.factor_id
    and w.typed_at > clock_timestamp() - interval '15 minutes'
  order by w.typed_at desc offset 4 limit 1;
  if fifth is null then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from fifth + interval '15 minutes' - clock_timestamp())));
end;
$$;

comment on function private.seconds_until_next_code is
  'How long a user waits before another code of a factor is looked at: 0 below five wrong ones in 15 minutes. '
  'Serializes the guesses of a transaction.';

create function private.mfa_verification_attempt(event jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := (event ->> 'user_id')::uuid;
  factor constant uuid := (event ->> 'factor_id')::uuid;
  seconds constant integer := private.seconds_until_next_code(person, factor);
begin
  if seconds > 0 then
    return jsonb_build_object(
      'decision', 'reject', 'message', format('Too many wrong codes. Try again in %s seconds.', seconds)
    );
  end if;
  if not (event ->> 'valid')::boolean then
    insert into private.wrong_codes (user_id, factor_id) values (person, factor);
  end if;
  return '{"decision": "continue"}';
end;
$$;

comment on function private.mfa_verification_attempt is
  'Hook that GoTrue of a hosted project calls for each code of a second factor (Authentication, Hooks, MFA '
  'Verification Attempt), without the network of the client: refuses every code after five wrong ones in 15 minutes.';

revoke all on function private.seconds_until_next_code, private.mfa_verification_attempt from public;

-- GoTrue of a hosted project connects as this role; the embedded backend and a bare PostgreSQL do not have it.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function private.mfa_verification_attempt to supabase_auth_admin;
  end if;
end;
$$;
