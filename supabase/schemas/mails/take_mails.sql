create function private.take_mails(moment timestamptz default now())
  returns table (id uuid, email text, language text, kind text, facts jsonb)
  language sql set search_path = ''
  as $$
  update private.mails m set tries = m.tries + 1, due_at = moment + interval '10 minutes' * power(3, m.tries)
  from auth.users u
  where u.id = m.recipient_id and m.id in (
    select due.id from private.mails due where due.due_at <= moment and due.tries < 6 and due.begun_at is null
    order by due.due_at limit 50 for update skip locked
  )
  returning m.id, case m.kind when 'email' then m.facts ->> 'email' else u.email::text end,
    u.raw_user_meta_data ->> 'language', m.kind, m.facts;
$$;

comment on function private.take_mails is
  'Hands out the mails that are due; each gets six tries within two days. The caller deletes the row of a mail that '
  'was sent.';

create function private.begin_mail(id uuid) returns boolean
  language plpgsql set search_path = ''
  as $$
begin
  -- A user who has unsubscribed meanwhile gets none.
  delete from private.mails m
  where m.id = begin_mail.id and m.kind = 'weekly'
    and not exists (select from public.profiles p where p.id = m.recipient_id and p.weekly_mail);
  update private.mails m set begun_at = now() where m.id = begin_mail.id and m.begun_at is null;
  return found;
end;
$$;

comment on function private.begin_mail is
  'Notes that a mail is handed to the mail server now. False if that was noted before, or if it is no longer wanted: '
  'then it must not be sent.';

revoke all on function private.take_mails, private.begin_mail from public;
