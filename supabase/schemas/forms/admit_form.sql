create function private.fold_email(email text) returns text
  language sql immutable set search_path = ''
  return replace(split_part(regexp_replace(lower(btrim(email)), '@[^@]*$', ''), '+', 1), '.', '')
    || '@' || coalesce(
      '{"googlemail.com": "gmail.com", "mac.com": "icloud.com", "me.com": "icloud.com", "pm.me": "proton.me",
        "protonmail.com": "proton.me"}'::jsonb
        ->> regexp_replace(lower(btrim(email)), '^.*@', ''),
      regexp_replace(lower(btrim(email)), '^.*@', '')
    );

comment on function private.fold_email is
  'The mailbox of an email address, for counting: without case, dots and the part after "+", under one domain of its '
  'provider: googlemail.com counts as gmail.com.';

create function private.admit_form(form text, email text) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  moment constant timestamptz := clock_timestamp();
  this_hour constant timestamptz := date_trunc('hour', moment);
  network constant text := private.client_network();
  pepper constant text := (select s.pepper from private.settings s);
  sent record;
  seconds integer;
begin
  delete from private.form_submissions where hour < this_hour - interval '1 day';
  for sent in
    select l.sender, l.most, l.pause, by_whom.name
    from (
      values
        ('address', private.fold_email(email)),
        (case when network is null then 'unknown network' else 'network' end, coalesce(network, ''))
    ) as by_whom (sender, name)
    join private.form_limits l using (sender)
    order by l.sender
  loop
    insert into private.form_submissions as counted (sender, form, hour, latest)
    values (
      sha256(convert_to(concat_ws(' ', sent.sender, sent.name, this_hour, pepper), 'UTF8')), admit_form.form,
        this_hour, moment
    )
    on conflict on constraint form_submissions_pkey do update
      set count = counted.count + 1, latest = excluded.latest
      where counted.count < sent.most or counted.latest <= excluded.latest - sent.pause;
    if not found then
      seconds := ceil(extract(epoch from coalesce(sent.pause, this_hour + interval '1 hour' - moment)));
      raise exception 'This form was sent % times within the hour', sent.most
        using errcode = 'PT429', detail = seconds::text,
          hint = format('Try again in %s seconds.', seconds);
    end if;
  end loop;
end;
$$;

comment on function private.admit_form is
  'Counts a form by sender, and refuses with PT429 what exceeds private.form_limits. The detail is the seconds to '
  'wait.';

revoke all on function private.fold_email, private.admit_form from public;
