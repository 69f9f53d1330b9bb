-- The right to erasure, by the person: the signed-in user deletes their own account. The client removes their pictures
-- first, through the API of the storage, which alone reaches the files.

create function private.delete_account() returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  person constant uuid := auth.uid();
  address constant text := (select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null);
begin
  if address is null then
    raise exception 'Only who is signed in, with a confirmed address, deletes their account'
      using errcode = 'insufficient_privilege';
  end if;
  if private.pictures_of(person) <> '[]' then
    raise exception 'Pictures of this account are still stored'
      using errcode = 'check_violation', hint = 'Remove them through the API of the storage first.';
  end if;
  -- From here on nobody is signed in: erasing is no write of the user, whom no limit can count any more.
  perform set_config('request.jwt.claims', '', true);
  perform private.gdpr_erase(address);
end;
$$;

comment on function private.delete_account is 'What public.delete_account does. It erases rows that no client may delete.';

create function public.delete_account() returns void
  language sql set search_path = ''
  as $$
  select private.delete_account();
$$;

comment on function public.delete_account is
  'Deletes the account of the signed-in user, with every row about them; published events stay, without a creator. Their pictures must be gone.';

revoke all on function private.delete_account, public.delete_account from public, anon, authenticated;
grant execute on function private.delete_account, public.delete_account to authenticated;
