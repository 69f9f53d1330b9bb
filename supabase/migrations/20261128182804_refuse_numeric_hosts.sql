set check_function_bodies = off;

create or replace function private.is_email_address (
  value text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  -- Syntax, then spaces, controls, marks of direction and other invisible characters, and the full stop of East Asian domains.
  refused constant text := '@<>(),;:"\[\]\\\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3002\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFF\U000E0000-\U000E0FFF';
begin
  return char_length(value) <= 254
    and value ~ ('^[^' || refused || ']+@[^.' || refused || ']+(\.[^.' || refused || ']+)+$')
    and value !~* '\.([0-9]+|0x[0-9a-f]*)$'
    and value is nfkc normalized;
end;
$function$;

-- The checks of these columns do not read stored rows again, but a restored backup does.
do $repair$
declare
  relation regclass;
begin
  foreach relation in array array[
    'public.contact_messages', 'public.job_applications', 'public.launch_alerts', 'public.newsletter_subscriptions',
    'public.support_tickets'
  ]::regclass[]
  loop
    perform private.repair(
      relation, 'email', 'private.is_email_address(t.email)', $$t.email || '.invalid'$$,
      'The last part of a domain is no number.', false
    );
  end loop;
end;
$repair$;
