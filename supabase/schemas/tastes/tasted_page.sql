create function private.explore_tasted_page(query jsonb, moment timestamptz, likes text[], after jsonb) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  lines constant jsonb := query -> 'taste';
  page_length constant integer := (query ->> 'limit')::integer;
  -- How many events a taste may move: the engine's arrangedLength.
  reach constant integer := (private.explore_constants() ->> 'arrangedLength')::integer;
  ranked jsonb := private.explore_ranked_page(query || jsonb_build_object('limit', reach), moment, likes, null);
  last jsonb := case when jsonb_array_length(ranked) > reach then ranked -> (reach - 1) end;
  page jsonb;
  place integer;
  rounds integer := 0;
begin
  -- 1. Arrange the first events.
  ranked := case when last is null then ranked else ranked - reach end;
  page := private.keep_by_taste(ranked, lines, moment, true);
  place := (
    select at from jsonb_array_elements(page) with ordinality as each (entry, at) where entry -> 'id' = after -> 'id'
  );
  if after is not null and place is null then
    -- 2. A later page begins after the last one, but not among the first events.
    if last is null then
      return '[]';
    end if;
    page := '[]';
    if ((after ->> 'past')::boolean, (after ->> 'key')::double precision, (after ->> 'secondKey')::double precision,
      after ->> 'id')
      > ((last ->> 'past')::boolean, (last ->> 'key')::double precision, (last ->> 'secondKey')::double precision,
        last ->> 'id') then
      last := after;
    end if;
  else
    page := coalesce((
      select jsonb_agg(entry order by at)
      from jsonb_array_elements(page) with ordinality as each (entry, at) where at > coalesce(place, 0)
    ), '[]');
  end if;
  -- 3. Add the events behind.
  while last is not null and jsonb_array_length(page) <= page_length and rounds < 2 loop
    rounds := rounds + 1;
    ranked := private.explore_ranked_page(query || jsonb_build_object('limit', reach), moment, likes, last);
    last := case when jsonb_array_length(ranked) > reach then ranked -> (reach - 1) end;
    page := page || private.keep_by_taste(case when last is null then ranked else ranked - reach end, lines, moment,
      false);
  end loop;
  -- 4. Where a taste leaves out very many, a page is shorter: what follows the last event that was read is on the next.
  while last is not null and jsonb_array_length(page) <= page_length loop
    page := page || (last || '{"isLeftOut": true}');
  end loop;
  return page;
end;
$$;

comment on function private.explore_tasted_page is
  'A page by score of a user with a taste: what it excludes is left out, and the first of the others are arranged. '
  'Past events stay as they are.';

create function private.keep_by_taste(page jsonb, lines jsonb, moment timestamptz, is_arranged boolean) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  kept integer[];
  categories text[];
  named text[];
begin
  select array_agg(place order by place), array_agg(category order by place),
    array_agg(judged.named::text order by place)
  into kept, categories, named
  from private.judge_by_taste(page, lines, moment) as judged
  where passes and not (page -> (place - 1) ->> 'past')::boolean;
  return coalesce((
    select jsonb_agg(page -> (kept[place] - 1) order by at)
    from unnest(case when is_arranged then private.arrange_by_taste(lines, categories, named)
      else array(select generate_subscripts(kept, 1)) end) with ordinality as arranged (place, at)
  ), '[]') || coalesce((
    select jsonb_agg(entry order by at)
    from jsonb_array_elements(page) with ordinality as each (entry, at) where (entry ->> 'past')::boolean
  ), '[]');
end;
$$;

comment on function private.keep_by_taste is
  'The events of a page that a taste keeps, arranged if asked, then the past ones.';

revoke all on function private.explore_tasted_page, private.keep_by_taste from public;
grant execute on function private.explore_tasted_page, private.keep_by_taste to anon, authenticated, service_role;
