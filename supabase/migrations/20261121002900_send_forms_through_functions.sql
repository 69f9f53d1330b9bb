-- The forms of the public pages are sent through functions that answer nothing, whatever was known before. The tables take
-- no row from the API any more: no count, no preference and no batch tells or stores more than one form does.

do $$
declare
  form text;
begin
  foreach form in array array[
    'contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications', 'launch_alerts'
  ] loop
    execute format('drop policy "anyone sends, nobody reads" on public.%I', form);
    execute format('drop trigger limit_form_submissions on public.%I', form);
    execute format('revoke all on public.%I from anon, authenticated', form);
  end loop;
end;
$$;

drop function private.limit_form_submissions, private.form_senders;

create table private.form_limits (
  sender text primary key check (sender in ('network', 'address', 'unknown network')),
  most   integer not null check (most > 0),
  pause  interval check (pause <= interval '1 minute')
);

comment on table private.form_limits is 'How often a form is sent within an hour, by whom.';
comment on column private.form_limits.pause is
  'What is waited between two beyond the most. Null: until the hour is over. Only a network is made to wait that long: anyone can write the address of somebody else.';

insert into private.form_limits values
  ('network', 5, null),
  ('address', 5, '10 seconds'),
  ('unknown network', 60, '1 second');

alter table private.form_submissions add column latest timestamptz not null default clock_timestamp();

alter table private.form_limits enable row level security;
revoke all on private.form_limits from anon, authenticated, public;
grant all on private.form_limits to service_role;

create function private.fold_email(email text) returns text
  language sql immutable set search_path = ''
  return replace(split_part(split_part(lower(btrim(email)), '@', 1), '+', 1), '.', '')
    || '@' || split_part(lower(btrim(email)), '@', 2);

comment on function private.fold_email is
  'The mailbox behind an address, for counting: without case, dots and what follows "+".';

create function private.client_network() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  settings private.settings;
  entries text[];
  entry text;
  client inet;
begin
  select * into settings from private.settings;
  if settings.client_ip_header is not null then
    entry := headers ->> settings.client_ip_header;
  else
    entries := string_to_array(headers ->> 'x-forwarded-for', ',');
    entry := entries[cardinality(entries) - settings.trusted_proxies + 1];
  end if;
  -- Some proxies write the port: 192.0.2.1:443, [2001:db8::1]:443.
  entry := regexp_replace(btrim(entry), '^\[(.*)\](:\d+)?$|^([0-9.]+):\d+$', '\1\3');
  -- An IPv4 client as a socket of IPv6 sees it.
  client := regexp_replace(entry, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1', 'i')::inet;
  -- Whoever has one address of IPv6 has the 2^64 of its network.
  return host(network(set_masklen(client, case family(client) when 6 then 64 else 32 end)));
exception
  when invalid_text_representation then return null;
end;
$$;

comment on function private.client_network is
  'The network that a request comes from: its IPv4 address, or the /64 of its IPv6 address. Null when the platform does not tell.';

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
      sha256(convert_to(concat_ws(' ', sent.sender, sent.name, this_hour, pepper), 'UTF8')), admit_form.form, this_hour, moment
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
  'Counts a form by who sends it, and refuses with PT429 what is beyond private.form_limits. The detail is the seconds to wait.';

create function private.store_form(form text, fields jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(fields) as key);
begin
  if form not in ('contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications', 'launch_alerts') then
    raise exception 'There is no form %', form using errcode = 'invalid_parameter_value';
  end if;
  -- Forms that are posted without scripts end their lines with two characters.
  execute format(
    'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)', form, columns, columns, form
  ) using (select jsonb_object_agg(key, replace(value, E'\r\n', E'\n')) from jsonb_each_text(fields));
  perform private.admit_form(form, fields ->> 'email');
end;
$$;

comment on function private.store_form is
  'Stores one form. What it refuses depends on what was written and on how often, never on what is stored.';

create function public.submit_contact_message(name text, email text, subject text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('contact_messages', jsonb_build_object(
    'name', name, 'email', email, 'subject', subject, 'message', message
  ));
$$;

comment on function public.submit_contact_message is 'Sends a message of the contact page. Answers nothing.';

create function public.subscribe_to_newsletter(email text, language text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('newsletter_subscriptions', jsonb_build_object('email', email, 'language', language));
$$;

comment on function public.subscribe_to_newsletter is 'Asks for the newsletter in fr, en or es. Answers nothing, asked before or not.';

create function public.submit_support_ticket(
  first_name text, last_name text, email text, issue_type text, priority text, subject text, description text
) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('support_tickets', jsonb_build_object(
    'first_name', first_name, 'last_name', last_name, 'email', email, 'issue_type', issue_type, 'priority', priority,
    'subject', subject, 'description', description
  ));
$$;

comment on function public.submit_support_ticket is 'Describes a problem to the support. Answers nothing.';

create function public.submit_job_application(name text, email text, position_id text, link text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('job_applications', jsonb_build_object(
    'name', name, 'email', email, 'position', position_id, 'link', nullif(btrim(link), ''), 'message', message
  ));
$$;

comment on function public.submit_job_application is 'Applies for a position by its id, or "spontaneous"; an empty link is no link. Answers nothing.';

create function public.request_launch_alert(email text, platform text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('launch_alerts', jsonb_build_object('email', email, 'platform', platform));
$$;

comment on function public.request_launch_alert is 'Asks for a mail when the mobile app is there. Answers nothing, asked before or not.';

revoke all on function
  private.fold_email, private.client_network, private.admit_form, private.store_form,
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
from public, anon, authenticated;

grant usage on schema private to anon;
grant execute on function
  private.store_form,
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
to anon, authenticated;
