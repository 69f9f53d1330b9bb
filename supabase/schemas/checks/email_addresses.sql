-- Mail software reads <>(),;:"[]\ and spaces as syntax: a<box@gmail.com would be sent to box@gmail.com, and count as another mailbox.
-- A domain whose last part is a number is an IP address.

create function private.is_email_address(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  -- Syntax, then spaces, controls, marks of direction and other invisible characters, and the full stop of East Asian domains.
  refused constant text := '@<>(),;:"\[\]\\\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3002\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFF\U000E0000-\U000E0FFF';
begin
  return char_length(value) <= 254
    and value ~ ('^[^' || refused || ']+@[^.' || refused || ']+(\.[^.' || refused || ']+)+$')
    and value !~* '\.([0-9]+|0x[0-9a-f]*)$'
    and value is nfkc normalized;
end;
$$;

comment on function private.is_email_address is
  'Whether a text may be the address of an account or of a form: the rule of isEmailAddress in the engine.';

revoke all on function private.is_email_address from public;
grant execute on function private.is_email_address to authenticated, service_role;
