set check_function_bodies = off;

create table private.form_limits (
  sender text primary key check (sender in ('network', 'address', 'unknown network')),
  most   integer not null check (most > 0),
  pause  interval check (pause <= interval '1 minute')
);

comment on table private.form_limits is 'How often a form may be sent within an hour, by kind of sender.';
comment on column private.form_limits.pause is
  'The pause between two forms beyond the limit. Null: until the hour is over, for networks only, because anyone can write the address of another person.';

alter table private.form_limits enable row level security;

revoke all on private.form_limits from anon, authenticated, public;
grant all on private.form_limits to service_role;

insert into private.form_limits values
  ('network', 5, null),
  ('address', 5, '10 seconds'),
  ('unknown network', 60, '1 second');

-- Counts of sent forms. Senders are hashes, deleted after a day: no address and no network is stored.

create table private.form_submissions (
  sender bytea not null check (octet_length(sender) = 32),
  form   text not null check (char_length(form) between 1 and 63),
  hour   timestamptz not null,
  count  integer not null default 1 check (count >= 1),
  latest timestamptz not null default clock_timestamp(),
  primary key (sender, form, hour)
);

comment on table private.form_submissions is
  'How often a sender, identified by a hash, sent a form in an hour. Kept for a day.';

create index form_submissions_by_hour on private.form_submissions (hour);

alter table private.form_submissions enable row level security;

revoke all on private.form_submissions from anon, authenticated, public;
grant all on private.form_submissions to service_role;

create function private.skip_known_subscription() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.newsletter_subscriptions where lower(email) = lower(new.email)) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_subscription is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

create function private.skip_known_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from public.launch_alerts where lower(email) = lower(new.email) and platform = new.platform) then
    return null;
  end if;
  return new;
end;
$$;

comment on function private.skip_known_alert is
  'Row trigger: a known address is ignored without an error, which would reveal it.';

revoke all on function private.skip_known_subscription, private.skip_known_alert from public;

-- Messages of the contact page.

create table public.contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (char_length(btrim(name)) between 1 and 120),
  email      text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  subject    text not null check (char_length(btrim(subject)) between 1 and 200),
  message    text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at timestamptz not null default now(),
  status     text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint contact_messages_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(subject) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, subject, message))
  )
);

comment on table public.contact_messages is 'A message of the contact page. Written by anyone, read by operators.';

alter table public.contact_messages enable row level security;

revoke all on public.contact_messages from anon, authenticated, public;
grant select, update (status) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "operators read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close messages" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('operator')));

-- Subscriptions to the weekly newsletter.

create table public.newsletter_subscriptions (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  language   text not null check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now()
);

comment on table public.newsletter_subscriptions is
  'An address that wants the newsletter, and its language. Anyone writes; the API never reads it.';

create unique index newsletter_subscriptions_once on public.newsletter_subscriptions (lower(email));

alter table public.newsletter_subscriptions enable row level security;

revoke all on public.newsletter_subscriptions from anon, authenticated, public;
grant all on public.newsletter_subscriptions to service_role;

create trigger skip_known_subscription
  before insert on public.newsletter_subscriptions
  for each row execute function private.skip_known_subscription();

-- Support requests.

create table public.support_tickets (
  id          uuid primary key default gen_random_uuid(),
  first_name  text not null check (char_length(btrim(first_name)) between 1 and 80),
  last_name   text not null check (char_length(btrim(last_name)) between 1 and 80),
  email       text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  issue_type  text not null check (issue_type in ('account', 'event', 'payment', 'bug', 'feature', 'other')),
  priority    text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  subject     text not null check (char_length(btrim(subject)) between 1 and 200),
  description text not null check (char_length(btrim(description)) between 1 and 5000),
  created_at  timestamptz not null default now(),
  status      text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint support_tickets_are_visible check (
    private.has_visible_text(first_name) and private.has_visible_text(last_name)
    and private.has_visible_text(subject) and private.has_visible_text(description)
    and private.is_clean_text(concat_ws(' ', first_name, last_name, email, subject, description))
  )
);

comment on table public.support_tickets is 'A ticket for the support. Written by anyone, read by operators.';

alter table public.support_tickets enable row level security;

revoke all on public.support_tickets from anon, authenticated, public;
grant select, update (status) on public.support_tickets to authenticated;
grant all on public.support_tickets to service_role;

create policy "operators read tickets" on public.support_tickets
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close tickets" on public.support_tickets
  for update to authenticated
  using ((select private.has_role('operator')));

-- Job applications, for a position or spontaneous.

create table public.job_applications (
  id         uuid primary key default gen_random_uuid(),
  name       text not null check (char_length(btrim(name)) between 1 and 120),
  email      text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  "position" text not null check ("position" ~ '^[a-z0-9-]{1,80}$'),
  link       text check (char_length(link) <= 500),
  message    text not null check (char_length(btrim(message)) between 1 and 5000),
  created_at timestamptz not null default now(),
  status     text not null default 'open' check (status in ('open', 'answered', 'closed')),

  constraint job_applications_are_visible check (
    private.has_visible_text(name) and private.has_visible_text(message)
    and private.is_clean_text(concat_ws(' ', name, email, link, message))
  )
);

comment on table public.job_applications is 'An application. Written by anyone, read by operators.';

alter table public.job_applications enable row level security;

revoke all on public.job_applications from anon, authenticated, public;
grant select, update (status) on public.job_applications to authenticated;
grant all on public.job_applications to service_role;

create policy "operators read applications" on public.job_applications
  for select to authenticated
  using ((select private.has_role('operator')));

create policy "operators answer and close applications" on public.job_applications
  for update to authenticated
  using ((select private.has_role('operator')));

-- Addresses to notify when the mobile app is released.

create table public.launch_alerts (
  id         uuid primary key default gen_random_uuid(),
  email      text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  platform   text not null check (platform in ('ios', 'android')),
  created_at timestamptz not null default now()
);

comment on table public.launch_alerts is
  'An address to notify when the mobile app is released. Anyone writes; the API never reads it.';

create unique index launch_alerts_once on public.launch_alerts (lower(email), platform);

alter table public.launch_alerts enable row level security;

revoke all on public.launch_alerts from anon, authenticated, public;
grant all on public.launch_alerts to service_role;

create trigger skip_known_alert
  before insert on public.launch_alerts
  for each row execute function private.skip_known_alert();

create function private.fold_email(email text) returns text
  language sql immutable set search_path = ''
  return replace(split_part(regexp_replace(lower(btrim(email)), '@[^@]*$', ''), '+', 1), '.', '')
    || '@' || regexp_replace(regexp_replace(lower(btrim(email)), '^.*@', ''), '^googlemail\.com$', 'gmail.com');

comment on function private.fold_email is
  'The mailbox of an email address, for counting: without case, dots and the part after "+". googlemail.com counts as gmail.com.';

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
  'Counts a form by sender, and refuses with PT429 what exceeds private.form_limits. The detail is the seconds to wait.';

revoke all on function private.fold_email, private.admit_form from public;

create function private.client_network() returns text
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  claims constant jsonb := coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb;
  settings private.settings;
  entries text[];
begin
  select * into settings from private.settings;
  if claims ->> 'role' = 'service_role' and headers ? 'x-lively-client' then
    return private.network_of(headers ->> 'x-lively-client');
  end if;
  if settings.client_ip_header is not null then
    return private.network_of(headers ->> settings.client_ip_header);
  end if;
  entries := string_to_array(headers ->> 'x-forwarded-for', ',');
  return private.network_of(entries[cardinality(entries) - settings.trusted_proxies + 1]);
end;
$$;

comment on function private.client_network is
  'The network of a request: the IPv4 address or the /64 of the IPv6 address. Null if the platform does not tell it. A server with the secret key names its client in x-lively-client.';

revoke all on function private.client_network from public;

-- Forms are sent through functions that return nothing. The tables accept no row from the API, so that no count, conflict or
-- batch reveals what is stored.

create function private.store_form(form text, fields jsonb) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  columns constant text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(fields) as key);
  unknown text;
begin
  if form is null
    or form not in ('contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications', 'launch_alerts')
  then
    raise exception 'There is no form %', form using errcode = 'invalid_parameter_value';
  end if;
  select key into unknown from jsonb_object_keys(fields) as key
  where key not in (
    select attname from pg_catalog.pg_attribute
    where attrelid = to_regclass(format('public.%I', form)) and attnum > 0 and not attisdropped
  )
  limit 1;
  if columns is null or unknown is not null then
    raise exception 'The form % has no field %', form, coalesce(unknown, 'to store') using errcode = 'invalid_parameter_value';
  end if;
  -- Browsers without JavaScript end the lines of a form with two characters.
  execute format(
    'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)', form, columns, columns, form
  ) using (select jsonb_object_agg(key, replace(value, E'\r\n', E'\n')) from jsonb_each_text(fields));
  perform private.admit_form(form, fields ->> 'email');
end;
$$;

comment on function private.store_form is
  'Stores one form. Its errors depend on the form and on the number of forms sent, never on stored rows.';

revoke all on function private.store_form from public;
grant execute on function private.store_form to anon, authenticated, service_role;

-- One function for each form of the public pages.

create function public.submit_contact_message(name text, email text, subject text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('contact_messages', jsonb_build_object(
    'name', name, 'email', email, 'subject', subject, 'message', message
  ));
$$;

comment on function public.submit_contact_message is 'Sends a message of the contact page. Returns nothing.';

create function public.subscribe_to_newsletter(email text, language text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('newsletter_subscriptions', jsonb_build_object('email', email, 'language', language));
$$;

comment on function public.subscribe_to_newsletter is
  'Subscribes to the newsletter in a language such as fr. Returns nothing, even for a known address.';

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

comment on function public.submit_support_ticket is 'Describes a problem to the support. Returns nothing.';

create function public.submit_job_application(name text, email text, position_id text, link text, message text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('job_applications', jsonb_build_object(
    'name', name, 'email', email, 'position', position_id, 'link', nullif(btrim(link), ''), 'message', message
  ));
$$;

comment on function public.submit_job_application is
  'Applies for a position by its id, or "spontaneous"; an empty link is no link. Returns nothing.';

create function public.request_launch_alert(email text, platform text) returns void
  language sql set search_path = ''
  as $$
  select private.store_form('launch_alerts', jsonb_build_object('email', email, 'platform', platform));
$$;

comment on function public.request_launch_alert is
  'Asks for a mail when the mobile app is released. Returns nothing, even for a known address.';

revoke all on function
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
  from public, anon, authenticated;
grant execute on function
  public.submit_contact_message, public.subscribe_to_newsletter, public.submit_support_ticket,
  public.submit_job_application, public.request_launch_alert
  to anon, authenticated;
