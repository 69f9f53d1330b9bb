-- The right to erasure, used by the account's owner. The client removes the pictures first, through the storage API:
-- SQL cannot reach the files.

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
  -- Sign out, of both settings that auth.uid() may read: erasing must not count as writes of the user.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  perform private.gdpr_erase(address);
end;
$$;

comment on function private.delete_account is
  'The body of public.delete_account. Security definer, because it deletes rows that no client may delete.';

create function public.delete_account() returns void
  language sql set search_path = ''
  as $$
  select private.delete_account();
$$;

comment on function public.delete_account is
  'Deletes the account of the signed-in user and every row about it. Published events stay, without a creator. The '
  'pictures must be gone before.';

revoke all on function private.delete_account from public;
revoke all on function public.delete_account from public, anon, authenticated;
grant execute on function private.delete_account to authenticated;
grant execute on function public.delete_account to authenticated;
