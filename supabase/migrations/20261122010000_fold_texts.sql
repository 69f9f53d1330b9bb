-- The engine's way to read texts, in SQL: folded words, cities, prices. The tests hold both to the same answers.

create function private.fold_text(value text) returns text
  language sql immutable set search_path = ''
  return replace(replace(replace(
    regexp_replace(
      lower(normalize(value, NFKD)),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'
    ),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');

comment on function private.fold_text is 'A text as it is compared: the engine''s foldText.';

-- What is no letter or digit, by ranges: the classes of a regular expression depend on the locale of the server. Nearly
-- every folded text is ASCII, where a short pattern is ten times as fast.
create function private.words_of(value text) returns text
  language plpgsql immutable set search_path = ''
  as $$
declare
  folded constant text := private.fold_text(value);
begin
  if octet_length(folded) = char_length(folded) then
    return btrim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
  end if;
  return btrim(regexp_replace(
    replace(replace(folded, 'Œ', 'oe'), 'Æ', 'ae'),
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2100-\u214F\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE6F\uFF00-\uFF0F\uFFFC\uFFFD\U0001F000-\U0001FAFF]+',
    ' ', 'g'
  ));
end;
$$;

comment on function private.words_of is 'The folded words of a text, with one space between them: the engine''s splitWords.';

create function private.city_of(location text) returns text
  language sql immutable set search_path = ''
  return btrim(regexp_replace(
    regexp_replace(
      ' ' || replace(private.words_of(split_part(location, ',', 1)), ' ', '  ') || ' ',
      ' ([0-9][^ ]*|arr|arrondissement|cedex) ', '', 'g'
    ),
    ' +', ' ', 'g'
  ));

comment on function private.city_of is 'The city of a location, as filters compare it: the engine''s cityOf.';

create function private.parse_price(price text) returns double precision
  language plpgsql immutable set search_path = ''
  as $$
declare
  amount constant text := '(?<![0-9−-])[0-9]+(?:[ .,][0-9]{3})*(?:[.,][0-9][0-9]?)?(?![0-9])';
  said constant text := regexp_replace(
    private.fold_text(left(price, 200)),
    '(?<![0-9][.,]?)(?:0[1-9](?:[ ./-]?[0-9][0-9]){4}|0 ?[1-9][0-9][0-9] ?[0-9]{3} ?[0-9]{3}|(?:\+|00)[ ./()-]{0,2}[0-9](?:[ ./()-]{0,2}[0-9]){8,13})(?![0-9])',
    ' ', 'g'
  );
  found text[] := array(
    select match[1] from regexp_matches(said, '(' || amount || ')(?=(?:[^a-z]|\y(?:a|ou|et)\y)*(?:€|eur))', 'g') as match
  );
begin
  if cardinality(found) = 0 then
    if said ~ '\y(gra\W?tuit|free|gratis|libre)' then
      return 0;
    end if;
    found := array(select match[1] from regexp_matches(said, '(' || amount || ')', 'g') as match);
  end if;
  return (
    select min(replace(regexp_replace(written, '[ .,](?=[0-9]{3})', '', 'g'), ',', '.')::double precision)
    from unnest(found) as written
  );
end;
$$;

comment on function private.parse_price is 'The amount that a price names, null when none: the engine''s parsePrice. Decision 19.';

revoke all on function private.fold_text, private.words_of, private.city_of, private.parse_price from public;
grant execute on function private.fold_text, private.words_of, private.city_of to anon, authenticated, service_role;
grant execute on function private.parse_price to service_role;
