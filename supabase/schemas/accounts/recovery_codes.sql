-- A user who has lost the device of the second factor types a recovery code (docs/decisions/0078). Supabase Auth raises
-- a session only by a factor, so the code removes the factors: the session is whole without them, and the user adds a
-- new one.

create function private.hash_recovery_code(user_id uuid, code text) returns bytea
  language sql immutable set search_path = ''
  as $$
  select sha256(convert_to(user_id || ' ' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'UTF8'));
$$;

comment on function private.hash_recovery_code is
  'The hash of a recovery code without case, spaces and dashes. 64 random bits need no slow hash.';

create function private.create_recovery_codes() returns setof text
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  digits text;
  code text;
begin
  if not private.is_assured(nullif(current_setting('request.jwt.claims', true), '')::jsonb) then
    raise exception 'insufficient_aal' using errcode = 'insufficient_privilege', hint = 'Verify a second factor first.';
  end if;
  delete from private.recovery_codes r where r.user_id = person;
  for number in 1..10 loop
    -- The digits of a random UUID that are random: its middle holds its version.
    digits := replace(gen_random_uuid()::text, '-', '');
    digits := left(digits, 8) || right(digits, 8);
    code := regexp_replace(digits, '(.{4})(?=.)', '\1-', 'g');
    insert into private.recovery_codes (user_id, hash) values (person, private.hash_recovery_code(person, code));
    return next code;
  end loop;
end;
$$;

comment on function private.create_recovery_codes is
  'The body of public.create_recovery_codes. Security definer, because it writes a table that no client reads.';

create function public.create_recovery_codes() returns setof text
  language sql set search_path = ''
  as $$
  select private.create_recovery_codes();
$$;

comment on function public.create_recovery_codes is
  'Replaces the recovery codes of the signed-in user by ten new ones, which are shown only now. Requires a session '
  'with a second factor (aal2).';

create function private.use_recovery_code(code text) returns boolean
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  session constant uuid := private.session_of_request();
  -- By network: a stranger who knows the password must not lock out the owner. 64 random bits cannot be guessed anyway.
  sender constant text := concat_ws(' ', private.client_network(), person);
  admitted record;
begin
  if person is null or session is null then
    raise exception 'Recovery codes are typed in a session' using errcode = 'insufficient_privilege';
  end if;
  select a.seconds, a.ids into admitted
  from private.admit_attempts(array['recovery code', 'recovery codes'], array[sender, sender]) as a;
  if admitted.seconds > 0 then
    raise exception 'Too many wrong recovery codes'
      using errcode = 'PT429', detail = admitted.seconds::text,
        hint = format('Try again in %s seconds.', admitted.seconds);
  end if;
  delete from private.recovery_codes r
  where r.user_id = person and r.hash = private.hash_recovery_code(person, use_recovery_code.code);
  if not found then
    return false;
  end if;
  delete from private.attempts a where a.id = any (admitted.ids);
  delete from auth.mfa_factors f where f.user_id = person;
  delete from auth.sessions s where s.user_id = person and s.id <> session;
  delete from auth.mfa_amr_claims c
  where c.session_id = session and (c.authentication_method = 'totp' or c.authentication_method like 'mfa/%');
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  return true;
end;
$$;

comment on function private.use_recovery_code is
  'The body of public.use_recovery_code. Security definer, because it writes tables of Supabase Auth.';

create function public.use_recovery_code(code text) returns boolean
  language sql set search_path = ''
  as $$
  select private.use_recovery_code(code);
$$;

comment on function public.use_recovery_code is
  'Uses a recovery code of the signed-in user: removes every second factor and all recovery codes, and ends all other '
  'sessions. False for a wrong code; PT429 after five wrong ones of a network in 15 minutes, or twenty in a day.';

create function private.count_recovery_codes() returns integer
  language sql stable security definer set search_path = ''
  as $$
  select count(*)::integer from private.recovery_codes r where r.user_id = auth.uid();
$$;

create function public.count_recovery_codes() returns integer
  language sql stable set search_path = ''
  as $$
  select private.count_recovery_codes();
$$;

comment on function private.count_recovery_codes is
  'The body of public.count_recovery_codes. Security definer, because it reads a table that no client reads.';
comment on function public.count_recovery_codes is 'How many recovery codes of the signed-in user are not used.';

revoke all on function private.hash_recovery_code, private.create_recovery_codes, private.use_recovery_code,
  private.count_recovery_codes from public;
revoke all on function public.create_recovery_codes, public.use_recovery_code, public.count_recovery_codes
  from public, anon, authenticated;
grant execute on function private.create_recovery_codes, private.use_recovery_code, private.count_recovery_codes
  to authenticated;
grant execute on function public.create_recovery_codes, public.use_recovery_code, public.count_recovery_codes
  to authenticated;
