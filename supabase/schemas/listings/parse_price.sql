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

comment on function private.parse_price is
  'The amount in euros that a price names, null if none: the engine''s parsePrice (docs/decisions/0019).';

revoke all on function private.parse_price from public;
grant execute on function private.parse_price to service_role;
