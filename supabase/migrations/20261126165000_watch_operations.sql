set check_function_bodies = off;

create table "private"."role_changes" (
  "id"         bigint                   generated always as identity not null,
  "user_id"    uuid                     not null,
  "role"       text                     not null,
  "is_given"   boolean                  not null,
  "author_id"  uuid,
  "is_by_host" boolean                  not null,
  "changed_at" timestamp with time zone not null default now(),
  constraint "role_changes_pkey" primary key (id),
  constraint "role_changes_role_check" check ((role = ANY (ARRAY['moderator'::text, 'operator'::text])))
);

alter table "private"."role_changes"
  enable row level security;

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
    polls as (
      delete from private.polls p
      where coalesce(
        (select max(o.day) from private.poll_options o where o.poll_id = p.id), (p.created_at at time zone 'UTC')::date
      ) < ((moment - interval '30 days') at time zone 'UTC')::date returning 1
    ),
    role_changes as (
      delete from private.role_changes c
      where c.changed_at < moment - interval '12 months' and not exists (
        select from public.staff_roles s where s.user_id = c.user_id and s.role = c.role and s.given_at <= c.changed_at
      ) returning 1
    ),
    versions as (
      delete from private.event_versions v
      where v.replaced_at < moment - interval '12 months' or (
        -- A user who is saving the event at this moment may need it.
        v.replaced_at < moment - interval '1 day'
        and not exists (select from public.favorites f where f.event_id = v.event_id and f.seen_version < v.id)
        and not exists (select from public.purchases p where p.event_id = v.event_id and p.seen_version < v.id)
      ) returning 1
    ),
    repairs as (delete from private.repairs where repaired_at < moment - interval '12 months' returning 1),
    mails as (delete from private.mails where created_at < moment - interval '7 days' returning 1),
    weeks as (delete from private.weekly_mails where created_at < moment - interval '6 months' returning 1),
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
  union all select 'polls', count(*) from polls
  union all select 'audit_log_entries', count(*) from logs
  union all select 'event_versions', count(*) from versions
  union all select 'role_changes', count(*) from role_changes
  union all select 'repairs', count(*) from repairs
  union all select 'mails', count(*) from mails
  union all select 'weekly_mails', count(*) from weeks
  union all select 'devices', count(*) from devices
  union all select 'wrong_codes', count(*) from wrong_codes
  union all select 'attempts', count(*) from attempts
  union all select 'sign_ups', count(*) from sign_ups
  union all select 'form_submissions', count(*) from submissions
  union all select 'writes', count(*) from writes;
$function$;

create or replace function private.list_licences()
  returns table (
    source  text,
    licence text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  -- From one pair to the next by an index: as many steps as there are pairs, whatever the number of events.
  with recursive pairs as (
    (
      select e.source, e.licence from public.events e where e.source is not null
      order by e.source, coalesce(e.licence, '') limit 1
    )
    union all
    select following.source, following.licence from pairs p
    cross join lateral (
      select e.source, e.licence from public.events e
      where e.source is not null and (e.source, coalesce(e.licence, '')) > (p.source, coalesce(p.licence, ''))
      order by e.source, coalesce(e.licence, '') limit 1
    ) as following
  )
  select p.source, p.licence from pairs p limit 100;
$function$;

create or replace function private.give_role (
  address text,
  role    text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  person record;
begin
  if not private.has_role('operator') then
    raise exception 'Only operators give roles' using errcode = 'insufficient_privilege';
  end if;
  perform private.charge_writes('staff_roles changes', 1);
  select u.id, u.email_confirmed_at is not null as is_confirmed into person
  from auth.users u where lower(u.email) = lower(btrim(give_role.address)) order by 2 desc limit 1;
  if not found then
    return 'unknown';
  end if;
  -- The person who signed up with an address may not be the one who reads its mails.
  if not person.is_confirmed then
    return 'unconfirmed';
  end if;
  insert into public.staff_roles (user_id, role) values (person.id, give_role.role) on conflict do nothing;
  return case when found then 'given' else 'unchanged' end;
end;
$function$;

create or replace function private.host_figures()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where m.tries < 6 and m.due_at > now() and m.begun_at is null),
        'due', count(*) filter (where m.tries < 6 and m.due_at <= now() and m.begun_at is null),
        'failed', count(*) filter (where m.tries >= 6 or m.begun_at < now() - interval '1 minute')
      )
      from private.mails m
    ),
    'oldestMail', (
      select coalesce(extract(epoch from now() - min(m.due_at)), 0) from private.mails m
      where m.tries < 6 and m.due_at <= now() and m.begun_at is null
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'source', r.source, 'finishedAt', extract(epoch from r.finished_at), 'facts', r.facts - 'refused'
      ) order by r.kind, r.finished_at desc, r.source), '[]')
      from private.host_runs r
    )
  );
$function$;

create or replace function private.note_role_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  author constant uuid := auth.uid();
begin
  insert into private.role_changes (user_id, role, is_given, author_id, is_by_host)
  select changed.user_id, changed.role, changed.is_given, (select a.id from auth.users a where a.id = author), author is null
  from (values (old.user_id, old.role, false), (new.user_id, new.role, true)) as changed (user_id, role, is_given)
  -- The roles of an account that is being deleted go with it.
  join auth.users u on u.id = changed.user_id;
  return null;
end;
$function$;

create or replace function private.list_quotas_hit (
  moment timestamp with time zone default now()
)
  returns table (
    scope   text,
    kind    text,
    most    integer,
    period  interval,
    senders bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with found as (
    select 'attempts' as scope, l.kind, l.most, l.period, (
      select count(*) from (
        select from private.attempts made
        where made.kind = l.kind and made.made_at > list_quotas_hit.moment - l.period
        group by made.sender having count(*) >= l.most
      ) as full_ones
    ) as senders
    from private.attempt_limits l
    union all
    -- All limits in one pass over the rows of a day.
    select 'writes', full_ones.kind, full_ones.most, full_ones.period, count(*) from (
      select l.kind, l.most, l.period from private.writes w
      join private.write_limits l on l.kind = w.kind and w.written_at > list_quotas_hit.moment - l.period
      where w.written_at > list_quotas_hit.moment - interval '1 day'
      group by l.kind, l.most, l.period, w.user_id having sum(w.count) >= l.most
    ) as full_ones
    group by 2, 3, 4
    union all
    -- A row does not say which kind of sender it counts: of the two with names, the lower limit is taken.
    select 'forms', s.form, l.most, interval '1 hour', count(*)
    from private.form_submissions s
    cross join lateral (
      select min(f.most) as most from private.form_limits f
      where (f.sender = 'unknown network') = (s.sender = sha256(convert_to(
        concat_ws(' ', 'unknown network', '', s.hour, (select p.pepper from private.settings p)), 'UTF8'
      )))
    ) as l
    where s.hour = date_trunc('hour', list_quotas_hit.moment) and s.count >= l.most
    group by s.form, l.most
    union all
    select 'sign-ups', case when l.is_known then 'network' else 'unknown network' end, l.max, l.period, (
      select count(*) from (
        select from private.sign_ups made
        where made.made_at > list_quotas_hit.moment - l.period and l.is_known = (made.network <> sha256(convert_to(
          concat_ws(' ', 'sign-up', (select p.pepper from private.settings p)), 'UTF8'
        )))
        group by made.network having count(*) >= l.max
      ) as full_ones
    )
    from private.sign_up_limits l
  )
  select f.scope, f.kind, f.most, f.period, f.senders from found f where f.senders > 0
  order by f.senders desc, f.scope, f.kind, f.period;
$function$;

create or replace function private.read_operations()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.host_figures() || private.server_figures() || jsonb_build_object(
    'moment', extract(epoch from now()),
    'refused', (
      select coalesce(jsonb_object_agg(r.source, r.facts -> 'refused'), '{}') from private.host_runs r
      where r.kind = 'import' and jsonb_typeof(r.facts -> 'refused') = 'array'
    ),
    'quotas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'scope', q.scope, 'kind', q.kind, 'most', q.most, 'period', extract(epoch from q.period)::integer, 'senders', q.senders
      )), '[]')
      from private.list_quotas_hit() q
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object('source', l.source, 'licence', l.licence)), '[]')
      from private.list_licences() l
    ),
    'staff', private.list_staff(),
    'changes', private.list_role_changes()
  )
  where (select private.has_role('operator'));
$function$;

create or replace function private.retry_failed_mails()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.list_role_changes()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(change) order by change."changedAt" desc, change.id desc), '[]') from (
    select c.id, coalesce(p.full_name, u.email) as name, c.role, c.is_given as "isGiven",
      coalesce(a.full_name, b.email) as author, c.is_by_host as "isByHost", extract(epoch from c.changed_at) as "changedAt"
    from private.role_changes c
    join auth.users u on u.id = c.user_id
    left join public.profiles p on p.id = c.user_id
    left join auth.users b on b.id = c.author_id
    left join public.profiles a on a.id = c.author_id
    order by c.changed_at desc, c.id desc limit 20
  ) as change;
$function$;

create or replace function private.server_figures()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with servers as (
    -- The name that a server gives its connection: its version is the second word.
    select split_part(a.application_name, ' ', 2) as version from pg_catalog.pg_stat_activity a
    where a.datname = current_database() and a.application_name ~ '^lively( [0-9a-f]{12}){3}$'
  )
  select jsonb_build_object(
    'servers', (select count(*) from servers),
    'versions', (select count(distinct s.version) from servers s),
    'replicas', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', coalesce(host(r.client_addr), 'local'), 'lag', coalesce(extract(epoch from r.replay_lag), 0)
      ) order by r.client_addr, r.pid), '[]')
      from pg_catalog.pg_stat_replication r where r.state = 'streaming'
    )
  );
$function$;

create or replace function private.list_staff()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(member) order by member.role desc, member.email), '[]') from (
    select s.user_id as "userId", u.email, p.full_name as name, s.role, extract(epoch from s.given_at) as "givenAt",
      given.author, coalesce(given.is_by_host, true) as "isByHost",
      exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as "hasFactor"
    from public.staff_roles s
    join auth.users u on u.id = s.user_id
    left join public.profiles p on p.id = s.user_id
    left join lateral (
      select coalesce(a.full_name, b.email) as author, c.is_by_host from private.role_changes c
      left join auth.users b on b.id = c.author_id
      left join public.profiles a on a.id = c.author_id
      where c.user_id = s.user_id and c.role = s.role and c.is_given
      order by c.changed_at desc, c.id desc limit 1
    ) as given on true
    order by s.role desc, u.email limit 200
  ) as member;
$function$;

create or replace function private.take_role (
  person uuid,
  role   text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.give_role (
  address text,
  role    text
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.give_role(address, role);
$function$;

revoke all on function "public"."give_role"(text, text) from "anon";

create or replace function public.note_import (
  source text,
  facts  jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.host_runs (kind, source, facts) values ('import', left(note_import.source, 2048), note_import.facts)
  on conflict (kind, source) do update set finished_at = excluded.finished_at, facts = excluded.facts;
$function$;

revoke all on function "public"."note_import"(text, jsonb) from "anon";

revoke all on function "public"."note_import"(text, jsonb) from "authenticated";

create or replace function public.read_operations()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.read_operations();
$function$;

revoke all on function "public"."read_operations"() from "anon";

create or replace function public.retry_failed_mails()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.retry_failed_mails();
$function$;

revoke all on function "public"."retry_failed_mails"() from "anon";

create or replace function public.take_role (
  person uuid,
  role   text
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.take_role(person, role);
$function$;

revoke all on function "public"."take_role"(uuid, text) from "anon";

alter table "private"."host_runs"
  add constraint "host_runs_facts_check"
    check (((jsonb_typeof(facts) = 'object'::text) AND (octet_length((facts)::text) <= 262144)));

alter table "private"."role_changes"
  add constraint "role_changes_author_id_fkey" foreign key (author_id) references auth.users(id) on delete set null;

alter table "private"."role_changes"
  add constraint "role_changes_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

create index role_changes_by_author on private.role_changes using btree (author_id);

create index role_changes_by_date on private.role_changes using btree (changed_at);

create index role_changes_by_user on private.role_changes using btree (user_id, role, changed_at);

create index events_by_licence on public.events using btree (source, COALESCE(licence, ''::text))
  where (source is not null);

create trigger note_role_change
  after insert or delete or update on public.staff_roles
  for each row
  execute function private.note_role_change();

comment on column "private"."host_runs"."facts" is 'What an import counted: records, added, changed, problems; and "refused", at most fifty records that are not in: id, title, reason.';

comment on column "private"."role_changes"."author_id" is 'The operator who did it; null for the host, and for an account that is deleted. Not exported to the user.';

comment on column "private"."role_changes"."is_by_host" is 'Whether it was done on the server, by role:give, and not by an operator.';

comment on column "private"."role_changes"."is_given" is 'False where the role was taken back.';

comment on column "private"."role_changes"."user_id" is 'Whose role it is. Not exported to the author.';

comment on function "private"."apply_retention"(timestamp with time zone) is 'Deletes what is older than the privacy page says: actions and messages 12 months, reports and decisions 12 months after the decision, changes of staff roles 12 months once the role is not held any more, applications 2 years, purchases 3 years, polls 30 days after their last day, versions of events a day after the last user has seen them and at most 12 months, authentication log and weeks of mails 6 months, devices 12 months after they were seen, undeliverable mails a week, counts of writes, wrong codes, attempts, forms and sign-ups a day. Idempotent.';

comment on function "private"."list_licences"() is 'The sources of imported events, each with its licences: at most a hundred pairs.';

comment on function "private"."give_role"(text, text) is 'The body of public.give_role. Security definer, because no client may write a role; it checks the caller itself.';

comment on function "private"."host_figures"() is 'Mails that are due, wait or failed, the seconds since the oldest of them was due, and the last runs of imports and backups. Times are seconds, since 1970 for a moment.';

comment on function "private"."note_role_change"() is 'Row trigger: notes a role that was given or taken back, its author and the time.';

comment on function "private"."list_quotas_hit"(timestamp with time zone) is 'The limits that are reached at a moment, and by how many senders: attempts, writes of accounts, forms, sign-ups.';

comment on function "private"."read_operations"() is 'The body of public.read_operations. Security definer, because it reads what no client may read; it checks the role itself.';

comment on function "private"."retry_failed_mails"() is 'The body of public.retry_failed_mails. Security definer, because no client reads the queue; it checks the role itself.';

comment on function "private"."list_role_changes"() is 'The last twenty roles that were given or taken back, and by whom.';

comment on function "private"."server_figures"() is 'The servers that hear the changes of the database, how many versions they are of, and the replicas with their lag in seconds. Nothing where the database has a single server in its own process, or its owner may not see them.';

comment on function "private"."list_staff"() is 'The roles of the staff: whose, since when, who gave them, and whether the account has a second factor, without which a role does not count.';

comment on function "private"."take_role"(uuid, text) is 'The body of public.take_role. Security definer, because no client may delete a role; it checks the caller itself.';

comment on function "public"."give_role"(text, text) is 'Gives the account of a confirmed email address a role of the staff: "given", "unchanged" if it has it, "unknown" without such an account, "unconfirmed". For operators.';

comment on function "public"."note_import"(text, jsonb) is 'Notes that an import of a source is done, with its counts. For the importer, by the secret key or the database itself.';

comment on function "public"."read_operations"() is 'What an operator watches: mails, imports with a sample of refused records, backups, limits that are reached and by how many, servers, sources and licences, the staff and its last changes. Null for all but operators.';

comment on function "public"."retry_failed_mails"() is 'Gives six new tries to every mail that has had its last. Returns how many there are. For operators.';

comment on function "public"."take_role"(uuid, text) is 'Takes a role of the staff back: "taken", "unchanged" if the user does not have it, "last" if no other operator has a second factor. For operators.';

comment on table "private"."host_runs" is 'The last run of each kind and source that was finished. The importer and the backup write it; /metrics and read_operations show it.';

comment on table "private"."role_changes" is 'A role that was given to a user or taken back. Kept for a year, and for as long as the role is held.';

comment on table "public"."staff_roles" is 'A staff role of a user: a moderator decides on events, an operator answers the forms and watches the operation. Given by the host and by operators; each user reads their own.';

revoke all on function "private"."list_licences"() from public;

revoke all on function "private"."give_role"(text, text) from public;

grant execute on function "private"."give_role"(text, text) to "authenticated";

revoke all on function "private"."host_figures"() from public;

revoke all on function "private"."note_role_change"() from public;

revoke all on function "private"."list_quotas_hit"(timestamp with time zone) from public;

revoke all on function "private"."read_operations"() from public;

grant execute on function "private"."read_operations"() to "authenticated";

revoke all on function "private"."retry_failed_mails"() from public;

grant execute on function "private"."retry_failed_mails"() to "authenticated";

revoke all on function "private"."list_role_changes"() from public;

revoke all on function "private"."server_figures"() from public;

revoke all on function "private"."list_staff"() from public;

revoke all on function "private"."take_role"(uuid, text) from public;

grant execute on function "private"."take_role"(uuid, text) to "authenticated";

revoke all on function "public"."give_role"(text, text) from public;

grant execute on function "public"."give_role"(text, text) to "authenticated";

grant execute on function "public"."give_role"(text, text) to "service_role";

revoke all on function "public"."note_import"(text, jsonb) from public;

grant execute on function "public"."note_import"(text, jsonb) to "service_role";

revoke all on function "public"."read_operations"() from public;

grant execute on function "public"."read_operations"() to "authenticated";

grant execute on function "public"."read_operations"() to "service_role";

revoke all on function "public"."retry_failed_mails"() from public;

grant execute on function "public"."retry_failed_mails"() to "authenticated";

grant execute on function "public"."retry_failed_mails"() to "service_role";

revoke all on function "public"."take_role"(uuid, text) from public;

grant execute on function "public"."take_role"(uuid, text) to "authenticated";

grant execute on function "public"."take_role"(uuid, text) to "service_role";

grant all on table "private"."role_changes" to "service_role";

insert into private.write_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.write_limits, '[
  {"kind":"staff_roles changes","most":10,"period":"00:01:00"},
  {"kind":"staff_roles changes","most":100,"period":"1 day"}
]');

-- Until now the host alone gave roles.
insert into private.role_changes (user_id, role, is_given, is_by_host, changed_at)
select user_id, role, true, true, given_at from public.staff_roles;
