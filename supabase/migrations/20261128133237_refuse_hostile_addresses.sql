-- Addresses of accounts and forms have one rule, and mails to a mailbox are limited over all its spellings.

set check_function_bodies = off;

alter table "public"."contact_messages"
  drop constraint "contact_messages_email_check";

alter table "public"."job_applications"
  drop constraint "job_applications_email_check";

alter table "public"."launch_alerts"
  drop constraint "launch_alerts_email_check";

alter table "public"."newsletter_subscriptions"
  drop constraint "newsletter_subscriptions_email_check";

alter table "public"."support_tickets"
  drop constraint "support_tickets_email_check";

create or replace function private.before_user_created (
  event jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  address constant text := nullif(event -> 'user' ->> 'email', '');
  seconds integer;
begin
  if not private.is_email_address(address) then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Unable to validate email address: invalid format'
    ));
  end if;
  if address is not null then
    select a.seconds into seconds
    from private.admit_attempts(array['confirmation'], array[private.fold_email(address)]) as a;
    if seconds > 0 then
      return jsonb_build_object('error', jsonb_build_object(
        'http_code', 429,
        'message', format('For security purposes, you can only request this after %s seconds.', seconds)
      ));
    end if;
  end if;
  perform private.admit_sign_up(event -> 'metadata' ->> 'ip_address');
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', sqlerrm));
end;
$function$;

create or replace function private.check_email()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not (private.is_email_address(coalesce(nullif(new.email, ''), 'none@lively.invalid'))
    and private.is_email_address(coalesce(nullif(new.email_change, ''), 'none@lively.invalid')))
  then
    raise exception 'Unable to validate email address: invalid format' using errcode = 'check_violation';
  end if;
  return new;
end;
$function$;

create or replace function private.is_email_address (
  value text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  -- Syntax, then spaces, controls, marks of direction and other invisible characters.
  refused constant text := '@<>(),;:"\[\]\\\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFF\U000E0000-\U000E0FFF';
begin
  return char_length(value) <= 254
    and value ~ ('^[^' || refused || ']+@[^.' || refused || ']+(\.[^.' || refused || ']+)+$')
    and value is nfkc normalized;
end;
$function$;

create trigger check_email
  before insert or update of email, email_change on auth.users
  for each row
  execute function private.check_email();

comment on function "private"."before_user_created"(jsonb) is 'Hook of a hosted project, which GoTrue calls before it creates an account (Authentication, Hooks): applies private.admit_sign_up, checks the address, and limits the confirmations of a mailbox.';

comment on function "private"."check_email"() is 'Row trigger of auth.users: refuses an address that private.is_email_address refuses. An account may have none.';

comment on function "private"."is_email_address"(text) is 'Whether a text may be the address of an account or of a form: the rule of isEmailAddress in the engine.';

revoke all on function "private"."check_email"() from public;

revoke all on function "private"."is_email_address"(text) from public;

grant execute on function "private"."is_email_address"(text) to "authenticated", "service_role";

alter table "public"."contact_messages"
  add constraint "contact_messages_email_check" check (private.is_email_address(email));

alter table "public"."job_applications"
  add constraint "job_applications_email_check" check (private.is_email_address(email));

alter table "public"."launch_alerts"
  add constraint "launch_alerts_email_check" check (private.is_email_address(email));

alter table "public"."newsletter_subscriptions"
  add constraint "newsletter_subscriptions_email_check" check (private.is_email_address(email));

alter table "public"."support_tickets"
  add constraint "support_tickets_email_check" check (private.is_email_address(email));

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"confirmation","most":3,"period":"1 day"},
  {"kind":"mail of mailbox","most":15,"period":"1 day"},
  {"kind":"mail of mailbox and network","most":5,"period":"1 day"},
  {"kind":"mail of network","most":100,"period":"1 day"}
]');
