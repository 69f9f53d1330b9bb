-- Characters that are no letter or digit are listed by ranges: the classes of a regular expression depend on the server's locale.
-- Almost every folded text is ASCII, where a short pattern is ten times as fast.

create function private.words_of(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  folded text := lower(value);
begin
  if octet_length(folded) <> char_length(folded) then
    folded := private.fold_french(value);
    -- Spaces, quotation marks, dashes, euro and degree signs and emoji separate words, as ASCII punctuation does.
    if folded ~ '[^\u0001-\u007F\u00A0\u00AB\u00B0\u00B7\u00BB\u2000-\u206F\u20AC\U0001F300-\U0001FAFF]' then
      return btrim(regexp_replace(
        replace(replace(private.fold_text(value), 'Œ', 'oe'), 'Æ', 'ae'),
        '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
        ' ', 'g'
      ));
    end if;
  end if;
  return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
end;
$$;

comment on function private.words_of is 'The folded words of a text, separated by one space: the engine''s splitWords.';

revoke all on function private.words_of from public;
grant execute on function private.words_of to anon, authenticated, service_role;
