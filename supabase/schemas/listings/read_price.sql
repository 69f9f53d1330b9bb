-- The rules and the words are those of the engine's readPrice: packages/engine/src/prices/priceRules.ts explains them.

create function private.read_price(price text, out kind text, out amount double precision)
  language plpgsql immutable set search_path = ''
  as $$
declare
  rules constant jsonb := private.price_rules();
  said text := private.fold_text(left(price, (rules ->> 'length')::integer));
  rule jsonb;
  words text[];
  letters text;
  amounts integer;
  paid double precision[];
  is_named boolean;
begin
  for rule in select jsonb_array_elements(rules -> 'texts') loop
    if rule ->> 0 = '' or translate(said, rule ->> 0, '') <> said then
      said := regexp_replace(said, rule ->> 1, rule ->> 2, 'g');
    end if;
  end loop;

  words := array_remove(string_to_array(said, ' '), '');
  letters := coalesce((
    select string_agg(
      coalesce(rules -> 'words' ->> word, case
        when word !~ '^[0-9]{1,9}([.][0-9]{1,2})?$' then 'x'
        when word::numeric > 0 then 'n'
        else 'z'
      end), '' order by position
    )
    from unnest(words) with ordinality as said (word, position)
  ), '');
  for rule in select jsonb_array_elements(rules -> 'roles') loop
    if translate(letters, rule ->> 0, '') <> letters then
      letters := regexp_replace(letters, rule ->> 1, rule ->> 2, 'g');
    end if;
  end loop;

  amounts := length(regexp_replace(letters, '[^1-7]', '', 'g'));
  paid := array(
    select distinct words[position]::double precision
    from generate_series(1, length(letters)) as position where substr(letters, position, 1) ~ '[1235-7]' order by 1
  );
  is_named := letters ~ '2' or cardinality(paid) > 1 and letters ~ '3|7.*7';
  kind := case
    when letters ~ 'P' then 'payWhatYouWant'
    when amounts = 0 and letters !~ '[FZgo8!]' then 'unknown'
    when amounts = 0 and letters ~ '[FZ!]' and letters !~ '[go8Y]' then 'free'
    when amounts = 0 and letters ~ 'o' and letters !~ '[Fg8!]' then 'members'
    when amounts = 0 or letters ~ '8' or letters ~ 'F' and cardinality(paid) = 1 and not is_named then 'freeForSome'
    when is_named then 'perCategory'
    when letters ~ '[4o]' then 'members'
    when cardinality(paid) > 1 then 'range'
    when letters ~ '[56]' then 'from'
    else 'fixed'
  end;
  amount := case
    when kind = 'free' then 0
    when letters ~ 'c' and letters !~ 'e' then null
    when kind = 'payWhatYouWant' then (
      select min(words[position]::double precision)
      from generate_series(1, length(letters)) as position where substr(letters, position, 1) ~ '[56]'
    )
    else paid[1]
  end;
end;
$$;

comment on function private.read_price is
  'The kind of a price text, and the least amount in euros that a visitor without membership pays; null if unknown. The engine''s readPrice (docs/architecture.md#prices).';

revoke all on function private.price_rules, private.read_price from public;
grant execute on function private.price_rules, private.read_price to authenticated, service_role;
