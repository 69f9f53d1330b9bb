create function private.retry_failed_mails() returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  retried integer;
begin
  if not private.has_role('operator') then
    raise exception 'Only operators have mails sent again' using errcode = 'insufficient_privilege';
  end if;
  update private.mails m set tries = 0, due_at = now() where m.tries >= 6;
  get diagnostics retried = row_count;
  return retried;
end;
$$;

comment on function private.retry_failed_mails is
  'The body of public.retry_failed_mails. Security definer, because no client reads the queue; it checks the role '
  'itself.';

create function public.retry_failed_mails() returns integer
  language sql set search_path = ''
  as $$
  select private.retry_failed_mails();
$$;

comment on function public.retry_failed_mails is
  'Gives six new tries to every mail that has had its last. Returns how many there are. For operators.';

revoke all on function private.retry_failed_mails from public;
revoke all on function public.retry_failed_mails from public, anon, authenticated;
grant execute on function private.retry_failed_mails to authenticated;
grant execute on function public.retry_failed_mails to authenticated;
