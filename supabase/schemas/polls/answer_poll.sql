create function private.answer_poll(token text, answer_token text, name text, answers jsonb, change uuid) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$
declare
  most_people constant integer := 100;
  kept_changes constant integer := 50;
  poll constant private.polls := private.find_poll(token);
  person uuid := private.reader_of_poll(poll.id, answer_token);
  known uuid[];
begin
  if answer_token is not null then
    perform private.require_link_token(answer_token);
  elsif auth.uid() is null then
    raise exception 'A guest answers with a token' using errcode = 'insufficient_privilege';
  end if;
  if change is null or jsonb_typeof(answers) is distinct from 'object' then
    raise exception 'Answers have an id and are an object' using errcode = 'invalid_parameter_value';
  end if;
  select p.changes into known from private.poll_people p where p.id = person;
  -- What arrives again must not undo what came after it.
  if change = any (known) then
    return private.show_poll(poll, person, false);
  end if;
  if poll.closes_at <= now() then
    raise exception 'This poll is closed' using errcode = 'PT410';
  end if;
  perform private.admit_poll_call('poll change');

  if person is null then
    if (select count(*) from private.poll_people p where p.poll_id = poll.id) >= most_people then
      raise exception 'At most % people answer a poll', most_people using errcode = 'PT409';
    end if;
    insert into private.poll_people (poll_id, user_id, secret_hash, name)
    values (
      poll.id, case when answer_token is null then auth.uid() end, private.hash_link_token(answer_token),
      btrim(answer_poll.name)
    )
    returning id, changes into person, known;
  else
    update private.poll_people p set name = btrim(answer_poll.name) where p.id = person
      and p.name <> btrim(answer_poll.name);
  end if;
  insert into private.poll_answers (person_id, option_id, answer)
  select person, o.id, given.value
  from jsonb_each_text(answers) as given
  -- An option that was removed meanwhile needs no answer.
  join private.poll_options o on o.id::text = given.key and o.poll_id = poll.id
  on conflict (person_id, option_id) do update set answer = excluded.answer;
  if not exists (select from private.poll_answers a where a.person_id = person) then
    raise exception 'Nothing is answered' using errcode = 'check_violation';
  end if;
  update private.poll_people p
  set changes = (array_prepend(change, p.changes))[1:kept_changes] where p.id = person;
  return private.show_poll(poll, person, false);
end;
$$;

comment on function private.answer_poll is
  'The body of public.answer_poll. Security definer, because it writes tables that no client writes.';

create function public.answer_poll(token text, name text, answers jsonb, change uuid, answer_token text default null)
  returns jsonb
  language sql set search_path = ''
  as $$
  select private.answer_poll(token, answer_token, name, answers, change);
$$;

comment on function public.answer_poll is
  'Answers some options of a poll, { id: yes, maybe or no }, as the guest of a token or the signed-in user. Other '
  'options and other people keep their answers. A change that arrives again does nothing. PT404 without a poll, PT410 '
  'once it is closed, PT409 when it is full. Answers as read_poll.';

create function private.withdraw_answers(token text, answer_token text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  poll constant private.polls := private.find_poll(token);
begin
  -- Otherwise a person could answer, read the answers of the others, and leave no trace.
  if poll.hides_answers and not coalesce(poll.closes_at <= now(), false) then
    raise exception 'Answers that show those of others stay until the poll is closed' using errcode = 'PT409';
  end if;
  delete from private.poll_people p where p.id = private.reader_of_poll(poll.id, answer_token);
end;
$$;

comment on function private.withdraw_answers is
  'The body of public.withdraw_answers. Security definer, because it writes a table that no client writes.';

create function public.withdraw_answers(token text, answer_token text default null) returns void
  language sql set search_path = ''
  as $$
  select private.withdraw_answers(token, answer_token);
$$;

comment on function public.withdraw_answers is
  'Deletes the name and the answers of the guest of a token, or of the signed-in user. PT409 while a poll that hides '
  'answers is open: they can be changed, and not withdrawn.';

revoke all on function private.answer_poll, private.withdraw_answers from public;
revoke all on function public.answer_poll, public.withdraw_answers from public, anon, authenticated;
grant execute on function private.answer_poll, private.withdraw_answers to anon, authenticated, service_role;
grant execute on function public.answer_poll, public.withdraw_answers to anon, authenticated, service_role;
