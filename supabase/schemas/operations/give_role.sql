-- Operators give roles of the staff. The function returns the outcome. A call that changes nothing is counted too, so
-- that an operator cannot test thousands of addresses.

create function private.give_role(address text, role text) returns text
  language plpgsql security definer set search_path = ''
  as $$
declare
  person record;
begin
  if not private.has_role('operator') then
    raise exception 'Only operators give roles' using errcode = 'insufficient_privilege';
  end if;
  perform private.charge_writes('staff_roles changes', 1);
  select u.id, u.email_confirmed_at is not null as is_confirmed into person
  from auth.users u where lower(u.email) = lower(btrim(give_role.address)) order by 2 desc limit 1;
  if not found then
    return 'unknown';
  end if;
  -- The person who signed up with an address may not be the one who reads its mails.
  if not person.is_confirmed then
    return 'unconfirmed';
  end if;
  insert into public.staff_roles (user_id, role) values (person.id, give_role.role) on conflict do nothing;
  return case when found then 'given' else 'unchanged' end;
end;
$$;

comment on function private.give_role is
  'The body of public.give_role. Security definer, because no client may write a role; it checks the caller itself.';

create function public.give_role(address text, role text) returns text
  language sql set search_path = ''
  as $$
  select private.give_role(address, role);
$$;

comment on function public.give_role is
  'Gives the account of a confirmed email address a role of the staff: "given", "unchanged" if it has it, "unknown" '
  'without such an account, "unconfirmed". For operators.';

revoke all on function private.give_role from public;
revoke all on function public.give_role from public, anon, authenticated;
grant execute on function private.give_role to authenticated;
grant execute on function public.give_role to authenticated;
