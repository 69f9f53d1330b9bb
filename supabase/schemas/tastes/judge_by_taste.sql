create function private.fold_plurals(value text) returns text
  language sql immutable set search_path = ''
  as $$
  select ' ' || regexp_replace(private.words_of(value), '([^ ]{3})s( |$)', '\1\2', 'g') || ' ';
$$;

comment on function private.fold_plurals is
  'The folded words of a text without the s of their plurals, each between spaces: the engine''s hasWords.';

create function private.judge_by_taste(page jsonb, lines jsonb, moment timestamptz)
  returns table (place integer, category text, named boolean[], passes boolean)
  language sql stable set search_path = ''
  as $$
  with said as materialized (
    select number, line, line ->> 'kind' as kind, line #>> '{subject,kind}' as about,
      line #> '{subject,value}' as value,
      -- Each access need is required.
      case line #>> '{subject,kind}' when 'access' then line ->> 'subject' else line #>> '{subject,kind}' end as choice,
      case line #>> '{subject,kind}'
        when 'text' then private.fold_plurals(line #>> '{subject,value}')
        when 'commune' then private.city_of(line #>> '{subject,value}')
        when 'organiser' then private.words_of(line #>> '{subject,value}')
        else line #>> '{subject,value}'
      end as folded,
      split_part(line ->> 'time', ':', 1)::integer * 60 + split_part(line ->> 'time', ':', 2)::integer as minute
    from jsonb_array_elements(lines) with ordinality as each (line, number)
  ), placed as materialized (
    -- A policy hides what is not public: only an id that is computed before it is looked up by the index.
    select (entry ->> 'id')::uuid as id, (entry ->> 'distance')::double precision as distance, number::integer as place
    from jsonb_array_elements(page) with ordinality as each (entry, number)
  )
  select placed.place, e.category, judged.named, judged.passes
  from placed
    -- The offsets prevent joins with whole tables: lookups of few rows.
    join lateral (select * from public.events where id = placed.id offset 0) as e on true
    join lateral (select * from public.event_listings where event_id = e.id offset 0) as l on true
    left join lateral (
      select start_minute, floor(start_minute / 1440.0)::integer as day,
        case when e."time" is not null or jsonb_array_length(e.timings) > 0
          then start_minute - floor(start_minute / 1440.0)::integer * 1440 end as begins,
        case when e."time" is not null or jsonb_array_length(e.timings) > 0
          then end_minute - floor(start_minute / 1440.0)::integer * 1440 end as ends
      from public.event_timings where event_id = e.id
      -- The first that is not over, else the last.
      order by ends_at <= moment, case when ends_at <= moment then -position else position end
      limit 1
    ) as next on true,
    -- Folded once, as a taste may name a hundred texts.
    lateral (
      select case when lines @> '[{"subject": {"kind": "text"}}]' then array(
        select private.fold_plurals(text) from unnest(array[e.title, e.venue] || e.lineup) as text
      ) end as texts, private.words_of(e.organizer) as organizer, private.city_of(e.location) as city
      offset 0
    ) as words,
    lateral (
      select array_agg(is_named order by number) as named,
        bool_and(coalesce(case kind
          when 'never' then not is_named
          when 'notBefore' then begins >= minute
          when 'notAfter' then ends <= minute
          when 'maxPrice' then l.price <= (line ->> 'euros')::double precision
          when 'within' then placed.distance <= (line ->> 'kilometres')::double precision
            or placed.distance >= (private.explore_constants() ->> 'unknownDistance')::double precision
        end, true))
        -- Several such lines about the same kind of subject are alternatives.
        and count(distinct choice) filter (where kind = 'only')
          = count(distinct choice) filter (where kind = 'only' and is_named) as passes
      from (
        select said.*, coalesce(case about
          when 'topic' then folded = any (l.tags)
          when 'text' then exists (
            select from unnest(words.texts) as text
              where text <> '  ' and (folded = '  ' or position(folded in text) > 0)
          )
          when 'commune' then words.city = folded
          when 'weekday' then value ? (array[
            'thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'
          ])[day % 7 + 1]
          when 'part' then case folded
            when 'morning' then begins between 360 and 719
            when 'afternoon' then begins between 720 and 1079
            when 'evening' then begins >= 1080
            else begins >= 1320 or begins < 360
          end
          when 'access' then folded = any (e.accessibility)
          when 'free' then l.price = 0
          when 'online' then l.is_online or e.attendance = 'online'
          when 'family' then private.is_for_families(e.title, e.features)
          when 'organiser' then words.organizer = folded
          when 'event' then e.id::text = value ->> 'id'
        end, false) as is_named
        from said
      ) as each
    ) as judged;
$$;

comment on function private.judge_by_taste is
  'For each event of a page of explore, which lines of a taste name it, and whether all let it pass: the engine''s '
  'matchesSubject and applyTaste.';

revoke all on function private.fold_plurals, private.judge_by_taste from public;
grant execute on function private.fold_plurals, private.judge_by_taste to anon, authenticated, service_role;
