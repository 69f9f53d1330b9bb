create function private.take_role(person uuid, role text) returns text
  language plpgsql security definer set search_path = ''
  as $$
begin
  if not private.has_role('operator') then
    raise exception 'Only operators take roles back' using errcode = 'insufficient_privilege';
  end if;
  perform private.charge_writes('staff_roles changes', 1);
  -- Two operators who take each other's role at the same time would leave none.
  lock table public.staff_roles in share row exclusive mode;
  if not private.has_role('operator') then
    raise exception 'Only operators take roles back' using errcode = 'insufficient_privilege';
  end if;
  if take_role.role = 'operator' and not exists (
    select from public.staff_roles s
    join auth.users u on u.id = s.user_id and u.email_confirmed_at is not null
    where s.role = 'operator' and s.user_id <> take_role.person
      and exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified')
  ) then
    return 'last';
  end if;
  delete from public.staff_roles s where s.user_id = take_role.person and s.role = take_role.role;
  return case when found then 'taken' else 'unchanged' end;
end;
$$;

comment on function private.take_role is
  'The body of public.take_role. Security definer, because no client may delete a role; it checks the caller itself.';

create function public.take_role(person uuid, role text) returns text
  language sql set search_path = ''
  as $$
  select private.take_role(person, role);
$$;

comment on function public.take_role is
  'Takes a role of the staff back: "taken", "unchanged" if the user does not have it, "last" if no other operator has '
  'a second factor. For operators.';

revoke all on function private.take_role from public;
revoke all on function public.take_role from public, anon, authenticated;
grant execute on function private.take_role to authenticated;
grant execute on function public.take_role to authenticated;
