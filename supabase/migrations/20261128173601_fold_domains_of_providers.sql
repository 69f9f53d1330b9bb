set check_function_bodies = off;

create or replace function private.fold_email (
  email text
)
  returns text
  language sql
  immutable
  set search_path to ''
RETURN
  ((replace(split_part(regexp_replace(lower(btrim(email)), '@[^@]*$'::text, ''::text), '+'::text, 1), '.'::text,
  ''::text) || '@'::text) ||
  COALESCE(('{"pm.me": "proton.me", "me.com": "icloud.com", "mac.com": "icloud.com", "googlemail.com": "gmail.com", "protonmail.com": "proton.me"}'::jsonb ->> regexp_replace(lower(btrim(email)), '^.*@'::text, ''::text)), regexp_replace(lower(btrim(email)), '^.*@'::text, ''::text)));

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
    and value is nfkc normalized;
end;
$function$;

comment on function "private"."fold_email"(text) is 'The mailbox of an email address, for counting: without case, dots and the part after "+", under one domain of its provider: googlemail.com counts as gmail.com.';
