set check_function_bodies = off;

create table "private"."attempt_limits" (
  "kind"   text     not null,
  "period" interval not null,
  "most"   integer  not null,
  constraint "attempt_limits_most_check" check ((most > 0)),
  constraint "attempt_limits_period_check" check (((period >= '00:01:00'::interval) AND (period <= '1 day'::interval))),
  constraint "attempt_limits_pkey" primary key (kind)
);

alter table "private"."attempt_limits"
  enable row level security;

create table "private"."attempts" (
  "id"      bigint                   generated always as identity not null,
  "kind"    text                     not null,
  "sender"  bytea                    not null,
  "made_at" timestamp with time zone not null,
  constraint "attempts_pkey" primary key (id)
);

alter table "private"."attempts"
  enable row level security;

create table "private"."signing_secret" (
  "only_row" boolean not null default true,
  "secret"   text    not null,
  constraint "signing_secret_only_row_check" check (only_row),
  constraint "signing_secret_pkey" primary key (only_row),
  constraint "signing_secret_secret_check" check ((char_length(secret) >= 32))
);

alter table "private"."signing_secret"
  enable row level security;

create or replace function private.admit_attempts (
  kinds text[],
  names text[],
  OUT   seconds integer,
  OUT   ids bigint[]
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most_rows constant integer := 100000;
  pepper constant text := (select s.pepper from private.settings s);
  senders constant bytea[] := array(
    select sha256(convert_to(concat_ws(' ', asked.kind, asked.name, pepper), 'UTF8'))
    from unnest(kinds, names) with ordinality as asked (kind, name, place) order by asked.place
  );
  moment timestamptz;
  asked record;
begin
  -- Simultaneous attempts would not see each other's rows. In one order, so that no two wait for each other.
  for asked in select a.kind, a.sender from unnest(kinds, senders) as a (kind, sender) order by 1, 2 loop
    perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'attempt', asked.kind, encode(asked.sender, 'hex')), 0));
  end loop;
  moment := clock_timestamp();

  select greatest(1, ceil(extract(epoch from max(decisive.made_at + l.period) - moment))) into seconds
  from unnest(kinds, senders) as a (kind, sender)
  join private.attempt_limits l on l.kind = a.kind
  cross join lateral (
    select made.made_at from private.attempts made
    where made.kind = a.kind and made.sender = a.sender and made.made_at > moment - l.period
    order by made.made_at desc offset l.most - 1 limit 1
  ) as decisive
  having count(*) > 0;
  if seconds is not null then
    ids := '{}';
    return;
  end if;

  seconds := 0;
  with added as (
    insert into private.attempts (kind, sender, made_at)
    select a.kind, a.sender, moment from unnest(kinds, senders) as a (kind, sender)
    returning id
  )
  select array_agg(added.id) into ids from added;

  delete from private.attempts where id in (
    select late.id from private.attempt_limits l
    cross join lateral (
      select made.id from private.attempts made
      where made.kind = l.kind and made.made_at <= moment - l.period
      order by made.made_at limit 10 for update skip locked
    ) as late
    where l.kind = any (kinds)
  );
  -- Finding the oldest that is kept reads as many entries of an index.
  if exists (select from unnest(ids) as i (id) where i.id % 100 = 0) then
    for asked in select distinct a.kind from unnest(kinds) as a (kind) loop
      delete from private.attempts made
      where made.kind = asked.kind and made.made_at <= (
        select newer.made_at from private.attempts newer
        where newer.kind = asked.kind order by newer.made_at desc offset most_rows limit 1
      );
    end loop;
  end if;
end;
$function$;

create or replace function private.announce_event()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform pg_notify('lively_events', coalesce(new.id, old.id)::text);
  return null;
end;
$function$;

create or replace function private.apply_retention (
  moment timestamp with time zone default now()
)
  returns table (
    data      text,
    forgotten bigint
  )
  language sql
  security definer
  set search_path to ''
  AS $function$
  with
    actions as (delete from public.user_actions where created_at < moment - interval '12 months' returning 1),
    messages as (delete from public.contact_messages where created_at < moment - interval '12 months' returning 1),
    tickets as (delete from public.support_tickets where created_at < moment - interval '12 months' returning 1),
    reports as (delete from public.event_reports where decided_at < moment - interval '12 months' returning 1),
    decisions as (
      delete from public.moderation_decisions d
      where greatest(d.decided_at, d.appealed_at) < moment - interval '12 months' returning 1
    ),
    applications as (delete from public.job_applications where created_at < moment - interval '2 years' returning 1),
    purchases as (delete from public.purchases where purchased_at < moment - interval '3 years' returning 1),
    logs as (delete from auth.audit_log_entries where created_at < moment - interval '6 months' returning 1),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    devices as (delete from private.devices where seen_at < moment - interval '12 months' returning 1),
    wrong_codes as (delete from private.wrong_codes where typed_at < moment - interval '1 day' returning 1),
    attempts as (delete from private.attempts where made_at < moment - interval '1 day' returning 1),
    sign_ups as (delete from private.sign_ups where made_at < moment - interval '1 day' returning 1),
    submissions as (delete from private.form_submissions where hour < moment - interval '1 day' returning 1),
    writes as (delete from private.writes where written_at < moment - interval '1 day' returning 1)
  select 'user_actions', count(*) from actions
  union all select 'contact_messages', count(*) from messages
  union all select 'support_tickets', count(*) from tickets
  union all select 'event_reports', count(*) from reports
  union all select 'moderation_decisions', count(*) from decisions
  union all select 'job_applications', count(*) from applications
  union all select 'purchases', count(*) from purchases
  union all select 'audit_log_entries', count(*) from logs
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

create or replace function private.forget_attempts (
  kind text,
  name text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from private.attempts made
  where made.kind = forget_attempts.kind
    and made.sender = sha256(convert_to(
      concat_ws(' ', forget_attempts.kind, forget_attempts.name, (select s.pepper from private.settings s)), 'UTF8'
    ));
$function$;

create index attempts_by_date on private.attempts using btree (kind, made_at);

create index attempts_by_sender on private.attempts using btree (kind, sender, made_at);

create trigger announce_changed_event
  after update on public.events
  for each row
  when
    ((((old.publication = 'published'::text) OR (new.publication = 'published'::text)) AND (old.upvotes_count =
    new.upvotes_count) AND (old.downvotes_count = new.downvotes_count) AND (old.purchases_count = new.purchases_count)))
  execute function private.announce_event();

create trigger announce_deleted_event
  after delete on public.events
  for each row
  when ((old.publication = 'published'::text))
  execute function private.announce_event();

create trigger announce_new_event
  after insert on public.events
  for each row
  when ((new.publication = 'published'::text))
  execute function private.announce_event();

comment on function "private"."admit_attempts"(text[], text[]) is 'Counts attempts of several kinds, by the names that each kind counts for. Beyond private.attempt_limits it counts nothing, and "seconds" is how long to wait; else it is 0, and "ids" are the rows to delete if the attempt is not to count.';

comment on function "private"."announce_event"() is 'Row trigger of events: tells every server that listens which event has changed, when the transaction is committed. Servers drop what they keep of it.';

comment on function "private"."apply_retention"(timestamp with time zone) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, applications 2 years, purchases 3 years, authentication log 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, attempts, forms and sign-ups a day. Idempotent.';

comment on function "private"."forget_attempts"(text, text) is 'Forgets the attempts of a kind that count for a name.';

comment on table "private"."attempt_limits" is 'How often something may be attempted within a period, by kind. An attempt that succeeds is not counted.';

comment on table "private"."attempts" is 'A wrong password or code, or a mail that was asked for: a hash of its sender. At most about 100,000 of a kind are kept.';

comment on table "private"."signing_secret" is 'The secret that signs sessions, created by the first server that starts. One row; none where the host names it in LIVELY_SESSION_SECRET. No role of the API reads it.';

revoke all on function "private"."admit_attempts"(text[], text[]) from public;

grant execute on function "private"."admit_attempts"(text[], text[]) to "service_role";

revoke all on function "private"."announce_event"() from public;

revoke all on function "private"."forget_attempts"(text, text) from public;

grant execute on function "private"."forget_attempts"(text, text) to "service_role";

grant all on table "private"."attempt_limits" to "service_role";

grant all on table "private"."attempts" to "service_role";

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"code","most":100,"period":"01:00:00"},
  {"kind":"code of network","most":10,"period":"00:10:00"},
  {"kind":"mail","most":1,"period":"00:01:00"},
  {"kind":"password of address","most":10,"period":"00:15:00"},
  {"kind":"password of network","most":50,"period":"01:00:00"}
]');
