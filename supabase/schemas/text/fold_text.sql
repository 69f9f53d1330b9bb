-- The engine's foldText. Almost every text is ASCII or French, so one short pass comes first; the pass over all of Unicode is rare.

create function private.fold_french(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
begin
  -- Each character of the text is compared with all of these: keep the list short.
  return replace(translate(lower(value), 'éèêëàâçîïôùûüœ’', 'eeeeaaciiouuuœ'''), 'œ', 'oe');
end;
$$;

comment on function private.fold_french is 'private.fold_text for French; other characters stay as they are.';

create function private.fold_text(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  plain text := lower(value);
begin
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  plain := private.fold_french(value);
  if octet_length(plain) = char_length(plain) then
    return plain;
  end if;
  return replace(replace(replace(
    regexp_replace(
      lower(normalize(value, NFKD)),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'
    ),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');
end;
$$;

comment on function private.fold_text is
  'A text without case, accents and ligatures, as it is compared: the engine''s foldText.';

revoke all on function private.fold_french, private.fold_text from public;
grant execute on function private.fold_french, private.fold_text to anon, authenticated, service_role;
