-- Texts that are shown have something visible and no character that XML 1.0 forbids: the engine's dropForbiddenCharacters.

create function private.is_clean_text(value text) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
begin
  return value !~ '[\u0001-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]';
end;
$$;

comment on function private.is_clean_text is 'Whether a text has no control character except newline and tab, and none of the noncharacters U+FFFE and U+FFFF.';

create function private.has_visible_text(value text) returns boolean
  language sql immutable set search_path = ''
  return regexp_replace(
    value,
    -- Spaces, controls, formats, fillers, variation selectors, then combining marks.
    '[\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF'
    || '\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]',
    '', 'g'
  ) <> '';

comment on function private.has_visible_text is
  'Whether a text has something visible: more than spaces, invisible characters and combining marks.';

create function private.is_clean_name(value text) returns boolean
  language sql immutable set search_path = ''
  return value !~ '[\u0001-\u001F\u007F\u202A-\u202E\u2066-\u2069]';

comment on function private.is_clean_name is
  'Whether a name has no control character: no newline or tab, and none that sets the direction of the text around it.';

revoke all on function private.is_clean_text, private.has_visible_text, private.is_clean_name from public;
grant execute on function private.is_clean_text, private.has_visible_text, private.is_clean_name to authenticated, service_role;
