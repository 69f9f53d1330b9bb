set check_function_bodies = off;

drop trigger "list_changed_event" on "public"."events";

drop function "private"."parse_price"(text);

alter table "private"."event_versions"
  add column "price_amount" double precision;

alter table "public"."events"
  add column "price_kind" text;

alter table "public"."events"
  add column "price_amount" double precision;

create or replace function private.card_of (
  event_id uuid,
  moment   timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', id, 'title', title, 'category', category, 'subcategory', subcategory, 'location', location, 'venue', venue,
    'latitude', latitude, 'longitude', longitude, 'date', date, 'time', "time", 'end_time', end_time,
    'time_zone', time_zone, 'status', status, 'image', image, 'participants', participants, 'max_capacity', max_capacity,
    'price', price, 'price_kind', price_kind, 'price_amount', price_amount, 'organizer', organizer, 'rating', rating,
    'reviews', reviews, 'ticket_url', ticket_url, 'source', source, 'source_url', source_url, 'licence', licence,
    'attendance', attendance,
    'created_by', created_by, 'created_at', created_at, 'upvotes_count', upvotes_count,
    'downvotes_count', downvotes_count, 'popularity_score', popularity_score, 'purchases_count', purchases_count,
    'accessibility', accessibility, 'commune', commune,
    'days', (select days from public.event_listings l where l.event_id = card_of.event_id)
  ) || jsonb_build_object('timings', coalesce((
    select jsonb_agg(jsonb_build_object('begin', begins_at, 'end', ends_at) order by position)
    from (
      select begins_at, ends_at, position from public.event_timings t
      -- A card shows the next timing, or the last if all are over.
      where t.event_id = card_of.event_id and jsonb_array_length(events.timings) > 0
        and (t.counts_until > moment or t.counts_again <= moment)
      order by position
      limit 50
    ) as shown
  ), '[]'))
  from public.events where id = card_of.event_id;
$function$;

create or replace function private.changes_of (
  person uuid,
  moment timestamp with time zone default now()
)
  returns table (
    event_id    uuid,
    event_title text,
    version     bigint,
    changed_at  timestamp with time zone,
    changes     jsonb
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select e.id, e.title, latest.id, latest.replaced_at, different.changes
  from private.saved_events_of(person) as saved
    cross join lateral (
      select v.* from private.event_versions v
      where v.event_id = saved.event_id and v.id > saved.seen_version order by v.id limit 1
    ) as was
    cross join lateral (
      select v.id, v.replaced_at from private.event_versions v where v.event_id = saved.event_id order by v.id desc limit 1
    ) as latest
    join public.events e on e.id = saved.event_id and e.publication = 'published'
      -- Creators know what they changed.
      and e.created_by is distinct from person
    cross join lateral (
      select private.changes_since(
        row(was.id, was.event_id, was.replaced_at, was.date, was."time", was.end_time, was.time_zone, was.timings,
          was.location, was.venue, was.full_address, was.status, was.price, was.price_amount)::private.event_versions,
        e, moment
      ) as changes
    ) as different
  where different.changes <> '{}'
    -- A month after an event there is no plan left to change.
    and not exists (
      select from private.times_of(e.date, e."time", e.end_time, e.time_zone, e.timings) as each
      having max(each.ends_at) <= moment - interval '30 days'
    )
  order by latest.replaced_at desc, e.id
  limit 100;
$function$;

create or replace function private.changes_since (
  was    private.event_versions,
  event  public.events,
  moment timestamp with time zone
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'schedule', case
      when (was.date, was."time", was.end_time, was.time_zone, was.timings)
        is distinct from (event.date, event."time", event.end_time, event.time_zone, event.timings)
      then private.schedule_change(was, event, moment)
    end,
    'place', case
      when private.fold_text(concat_ws(E'\n', was.location, was.venue, was.full_address))
        <> private.fold_text(concat_ws(E'\n', event.location, event.venue, event.full_address))
      then jsonb_build_object(
        'was', jsonb_build_object('location', was.location, 'venue', was.venue, 'address', was.full_address),
        'now', jsonb_build_object('location', event.location, 'venue', event.venue, 'address', event.full_address)
      )
    end,
    -- That an event is rescheduled shows in its dates.
    'status', case
      when replace(was.status, 'rescheduled', 'scheduled') <> replace(event.status, 'rescheduled', 'scheduled')
      then jsonb_build_object('was', was.status, 'now', event.status)
    end,
    'price', case
      when event.price_amount > was.price_amount
      then jsonb_build_object('was', was.price, 'now', event.price)
    end
  ));
$function$;

create or replace function private.keep_version()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.event_versions (
    event_id, date, "time", end_time, time_zone, timings, location, venue, full_address, status, price, price_amount
  ) values (
    old.id, old.date, old."time", old.end_time, old.time_zone, old.timings, old.location, old.venue, old.full_address,
    old.status, old.price, old.price_amount
  );
  return null;
end;
$function$;

create or replace function private.list_events (
  listed uuid[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.event_timings (
    event_id, position, begins_at, ends_at, first_day, last_day, start_minute, end_minute, counts_until, counts_again,
    time_zone, first_part, last_part
  )
  with event as materialized (
    select id, date, "time", end_time, time_zone, timings from public.events where id = any (listed)
  ), written as (
    select id, time_zone, begins_at, ends_at, number
    from event, jsonb_array_elements(timings) with ordinality as timing (value, number),
      lateral (select (value ->> 'begin')::timestamptz as begins_at, (value ->> 'end')::timestamptz as ends_at) as instants
    where begins_at <= ends_at and begins_at >= '1900-01-01T00:00Z' and ends_at < '2200-01-01T00:00Z'
  ), span as (
    select id, time_zone, begins_at, ends_at, true as has_instant, number,
      floor(date_part('epoch', begins_at at time zone time_zone) / 60)::integer as start_minute,
      floor(date_part('epoch', ends_at at time zone time_zone) / 60)::integer as end_minute
    from written
    union all
    select id, time_zone,
      (timestamp '1970-01-01' + start_minute * interval '1 minute') at time zone time_zone,
      (timestamp '1970-01-01' + end_minute * interval '1 minute') at time zone time_zone,
      false, 1, start_minute, end_minute
    from event,
      -- Without seconds, as in the engine.
      lateral (
        select (date - date '1970-01-01') * 1440 as midnight, floor(date_part('epoch', "time") / 60)::integer as opening,
          floor(date_part('epoch', end_time) / 60)::integer as closing
      ) as clock,
      lateral (
        select midnight + coalesce(opening, 0) as start_minute, case
          when opening is null then midnight + 1440
          when closing < opening then midnight + closing + 1440
          else midnight + coalesce(closing, opening)
        end as end_minute
      ) as minutes
    where date is not null and not exists (select from written where written.id = event.id)
  ), placed as (
    select *, row_number() over in_order as position, count(*) over each_event as spans, max(ends_at) over each_event as all_over
    from span window each_event as (partition by id), in_order as (partition by id order by start_minute, number)
  )
  select id, position, begins_at, ends_at, date '1970-01-01' + first_day, date '1970-01-01' + last_day, start_minute, end_minute,
    -- A civil date has no instant that could pass, and the last timing keeps representing the event.
    case when has_instant and not (position = spans and ends_at = all_over) then ends_at else 'infinity' end,
    case when position = spans then all_over else 'infinity' end,
    time_zone,
    -- The day parts of private.date_windows.
    first_day * 4 + case when first_rest < 240 then 0 when first_rest < 1020 then 1 when first_rest < 1080 then 2 else 3 end,
    last_day * 4 + case when last_rest < 240 then 0 when last_rest < 1020 then 1 when last_rest < 1080 then 2 else 3 end
  from placed,
    lateral (select greatest(start_minute, end_minute - 1) as last_minute) as ending,
    lateral (select floor(start_minute / 1440.0::double precision)::integer as first_day, floor(last_minute / 1440.0::double precision)::integer as last_day) as days,
    lateral (select start_minute - first_day * 1440 as first_rest, last_minute - last_day * 1440 as last_rest) as rests;

  insert into public.event_listings (
    event_id, category, city, commune, time_zone, latitude, longitude, price, accessibility, tags, popularity,
    participants, rating, over_at, search, next_start, next_since, next_until, is_over, is_recommendable, subcategory, is_online, day_count, days
  )
  with event as materialized (
    select *, private.is_online(status, location) as is_online from public.events where id = any (listed)
  ), city as materialized (
    select location, private.city_of(location) as name from (select distinct location from event) as said
  ), topic as materialized (
    select said.category, said.subcategory, found.tags, private.search_of(array[found.names], 'C') as search
    from (select distinct category, subcategory from event) as said, lateral private.topic_of(said.category, said.subcategory) as found
  ), known as materialized (
    select * from jsonb_to_recordset(private.explore_constants() -> 'knownCities')
      as known (city text, latitude double precision, longitude double precision)
  ), ending as materialized (
    select event_id, greatest(
      max(ends_at),
      (timestamp '1970-01-01' + max((floor(start_minute / 1440.0::double precision)::integer + 1) * 1440) filter (where counts_again <> 'infinity') * interval '1 minute')
        at time zone max(time_zone)
    ) as over_at
    from public.event_timings where event_id = any (listed) group by 1
  ), standing as materialized (
    select event_id, over_at,
      coalesce(
        (array_agg(start_minute order by position) filter (where ends_at > now()))[1], (array_agg(start_minute order by position desc))[1]
      ) as next_start,
      greatest(
        '-infinity', case when over_at <= now() then over_at end, max(counts_until) filter (where counts_until <= now()),
        max(counts_again) filter (where counts_until < 'infinity' and counts_again <= now())
      ) as since,
      least(
        'infinity', case when over_at > now() then over_at end, min(counts_until) filter (where counts_until > now()),
        min(counts_again) filter (where counts_until < 'infinity' and counts_again > now())
      ) as until
    from ending join public.event_timings using (event_id)
    group by event_id, over_at
  ), calendar as materialized (
    select event_id, range_agg(private.days_of_timing(start_minute, end_minute)) as days
    from public.event_timings where event_id = any (listed) group by 1
  )
  select e.id, e.category, city.name, e.commune, e.time_zone,
    case when not e.is_online then coalesce(e.latitude, known.latitude, place.latitude) end,
    case when not e.is_online then coalesce(e.longitude, known.longitude, place.longitude) end,
    e.price_amount, e.accessibility, topic.tags, e.popularity_score,
    coalesce(e.participants, 0)::bigint + e.purchases_count, coalesce(e.rating, 0), coalesce(over_at, 'infinity'),
    private.search_of(array[e.title], 'A')
      || private.search_of(array[e.venue, e.location] || e.lineup, 'B')
      || private.search_of(array[e.organizer], 'C') || topic.search
      || setweight(to_tsvector('private.french', private.words_of(coalesce(e.description, ''))), 'D'),
    next_start, coalesce(since, '-infinity'), coalesce(until, 'infinity'), coalesce(over_at <= now(), false),
    e.status <> 'cancelled' and not e.is_reserved,
    nullif(topic.tags[1], e.category),
    e.is_online,
    private.count_days(calendar.days),
    calendar.days
  from event e
    join city using (location)
    join topic on topic.category = e.category and topic.subcategory is not distinct from e.subcategory
    left join standing on standing.event_id = e.id
    left join calendar on calendar.event_id = e.id
    left join known on known.city = city.name
    left join public.places place on place.code = e.commune;

  insert into public.event_projections select * from private.projections_of(listed, null);
  perform private.add_facet_deltas(listed, now(), 1);
end;
$function$;

create or replace function private.price_rules()
  returns jsonb
  language sql
  immutable
  set search_path to ''
RETURN
  '{"roles": [["G", "(?<=B)G", "x"], ["n", "n(?=y)", "G"], ["n", "n(?=[-/j]G)", "G"], ["n", "(?<=uw?)n(?![ec]|[-/j]n[ec])", "G"], ["-", "(?<!G)-(?=w?Gy)", "u"], ["G", "G(?=y(?:jp|[+]))|(?<=(?:[Rr]|pw)w?)G|(?<=[Rr]w?G[-/j])G", "x"], ["n", "(?<=d)n(?![ec])|n(?=[wt]?d)", "9"], ["n", "(?<=K)n(?![ec])", "x"], ["n", "n(?=[ec])|(?<=(?:^|[^nz])[ec])n", "1"], ["1", "(?<=^-)1", "x"], ["n", "n(?=(?:[-/j,]n)*[-/j][1z])|(?<=[ec]1[-/j])n(?!y)", "1"], ["n", "^n$|(?<=[aQGMU]:?)n(?=$|[;#,/()+-]|[aQGMU])", "1"], ["z", "z(?=[ec])|z(?=[-/j,]1)|^z$", "Z"], ["1", "1(?=[ec]qy)|1(?=[ec]?[/(qw]{0,2}k)|(?<=vw?|[+]w?|T[jw]?)1", "x"], ["A", "(?<=m)A", "w"], ["S", "(?<=Ww{0,2})S", "M"], ["O", "O(?=[-+j]B)|(?<=B[-+j])O", "B"], ["O", "O(?=w?%)", "x"], ["1", "(?<=[OS][^;#,IUABQGMFa]*)1|1(?=[ec][wf]{1,2}[OS])|(?<=(?:^|#)S#.*)1", "x"], ["1", "(?<=@[^;#,1/]*)1|1(?=[ec][wf(&]{0,3}@)|(?<=nAf)1|1(?=[ec]f&?n)|(?<=[JS]nB[^;#,/1]*)1", "x"], ["M", "(?<=N-?)M", "X"], ["M", "(?<=b[wfj&]{0,2})M", "x"], ["1", "(?<=M[^;#,/1X]*)1|1(?=[ec]?[wf(:x&]{0,4}M)", "4"], ["GaX", "(?<=q)[GaX]|(?<=X)a", "x"], ["1", "(?<=a[^;#,/1QGKJM]*)1|1(?=[ec]?[wf(x&U]{0,3}a[^;#,/1-]{0,6}(?:[;#,/()-]|$))", "3"], ["1", "(?<=[QGKJ][^;#,/1]*)1|(?<=U[wx]*x:?)1|1(?=[ec]?[wfmj(&U]{0,3}[QGK][^;#,/1-]{0,6}(?:[;#,/()-]|$))", "2"], ["1", "(?<=[Rr][wU]?[ec]?)1", "5"], ["1", "(?<=l[:wx]?)1|1(?=[ec]?[(wx]?l)", "6"], ["1", "(?<=[xABLi][:w]?|mw:?)1|1(?=[ec](?:w[xB]|mw))", "7"], ["L", "(?<=O[wj]{0,2}I[wj]{0,2})L", "x"], ["LVUDH", "(?<=[UD][wfj:]{0,3})L|(?<=[UD][wj]{0,2})V|L(?=w?[UD])|[UD](?=[wx]?s)|(?<=sx?)[UD]|(?<=^[mq])D|(?<=(?:^|[;#,]|[jw(]))H|H(?=jwx)", "P"], ["L", "(?<=I[wj]{0,2}I?)L|L(?=w?I)|^L(?=$|[;#,wm(])", "F"], ["E", "E(?=w?x?O)", "x"], ["E", "E", "F"], ["_", "(?<=I[w:]{0,2})_", "F"], ["F", "F(?=[^;#]*Dw?:?1)", "x"], ["F", "(?<=N[wxIAB]{0,2}|p)F|F(?=[^;#]*%[wx&]{0,3}[AIU])", "N"], ["F", "(?<=[Ok][wxjO:]*)F|F(?=w{1,2}O|jwO)", "x"], ["G", "G(?=j[wf]?a)|(?<=aj[wf]?)G", "X"], ["f", "f(?=[w&]?X(?![wx&]{0,4}[GMu]))", "w"], ["~Y", "~(?=[w&]?O)|(?<=O[wxjO:]*)Y", "x"], ["F", "F(?=[^;#]*~)", "8"], ["F", "F(?=[wx:(-]{0,3}[fj]?[wx&]{0,3}M)|(?<=(?:^|[;#,(/])[-w&f]{0,3}M[^;#,/bR1]*)F", "o"], ["F", "F(?=(?:[wx:(m-]{0,4}|,)f[w&xX]{0,3}[Gu@Q]|,?[:(w-]{0,2}uw?G|[:(w&-]{0,2}[GgJ]|[wx:(m]{0,2}f&x)", "g"], ["F", "F(?=[wxumI,]{0,5}C|[wxum,]{0,3}=|[wx]{0,2}W[wx]{0,2}[SMJAI]|[wxI]{0,2}T[jw&]{0,2}[hGtd9]|[^;#]*W[^;#,]{0,4}[SJM])|(?<=C[^;#]{0,10}|=[^;#,]{0,6}|t[wxAB]{0,3})F", "g"], ["F", "F(?=[wt&xX]{1,4}d(?!9))", "g"], ["F", "(?<=(?:^|[;#,(/])[-w&f]{0,3}u?w?[GgJ][^;#,/bR1]*|uw?Gy:?)F", "g"], ["F", "F(?=[^;#,]{1,6}d)|(?<=d[9d: x]{0,5})F", "!"], ["U", "(?<=(?:^|[;#])[^;#1-7FgoPZn!8]*)U(?=[^;#,1-7FgoPZn!8]*(?:[;#]|$))", "Y"]], "texts": [["\n\r", "[\\n\\r]+", " # "], ["\t''\"", "[\\t''\"]+", " "], [".:@", "(?:https?:|www[.])[^ ]*|[^ @]{1,64}@[^ ]*", " "], ["‐‑‒–—―−", "[‐-―−]", "-"], ["g", "gra[^a-z0-9]?tuit", "gratuit"], ["vy", "(?<![a-z])(?:pay (?:what|as) you [a-z]+|name your (?:own )?price|a votre (?:bon coeur|convenance|guise|appreciation)|ce que vous (?:voulez|souhaitez)|bon vouloir|selon (?:vos|ses|tes) moyens|vous (?:qui )?(?:choisissez|fixez|decidez)|taquilla inversa|la voluntad)(?![a-z])", "prixlibre"], ["f", "[a-z]-free(?![a-z])|(?<![a-z])(?:free[ -](?:jazz|style|party|fight|ride|run|running|lance)|(?:feel|sugar|gluten|smoke|alcohol) free)(?![a-z])", "x"], [".", "(?<![a-z])(cat|tel|min|max|env|pers)[.]", "\\1 "], ["0123456789", "(?<![0-9][.,]?)(?:0[1-9](?:[ ./-]?[0-9][0-9]){4}|0 ?[1-9][0-9][0-9] ?[0-9]{3} ?[0-9]{3}|0 ?8[0-9]{2}(?: ?[0-9]{2}){3}|(?:[+]|00)[ ./()-]{0,2}[0-9](?:[ ./()-]{0,2}[0-9]){8,13})(?![0-9])", " tel "], ["0123456789", "(?<![0-9])[0-9]{1,2}[./-][0-9]{1,2}[./-](?:19|20)[0-9]{2}(?![0-9])", " date "], ["0123456789", "(?<![0-9.,])[0-9]{1,2} ?(?:(?:h ?|:)[0-5][0-9](?![0-9]|[.,][0-9]| ?€| ?eur)|(?:h|heures?|hrs)(?![a-z])|(?:[.:][0-5][0-9])? ?[ap]m(?![a-z]))", " hour "], ["0123456789", "(?<![0-9a-z])[0-9]+(?:er|ere|e|eme|nd|nde|st|rd|th)(?![a-z0-9])", " nth "], ["0123456789", "(?<![0-9])([1-9][0-9]{0,2})[ .,]([0-9]{3})[ .,](?=[0-9]{3}(?![0-9]))", "\\1\\2"], ["0123456789", "(?<![0-9])([1-9][0-9]{0,2})[ .,](?=[0-9]{3}(?![0-9]))", "\\1"], ["€", "([0-9]) ?€([0-9]{2})(?![0-9]|[.,][0-9]| ?€| ?eur)", "\\1.\\2 € "], ["e", "([0-9]) ?euros?(?: et)? ([0-9]{2})(?= ?(?:$|[,;.|/)(+-]))", "\\1.\\2 € "], [",", "([0-9]),(?=[0-9]{1,2}(?![0-9]))", "\\1."], [".,", "([0-9])[.,]-+", "\\1 "], ["0123456789", "([0-9])(?=[a-z€£$])", "\\1 "], ["0123456789", "([a-z€£$])(?=[0-9])", "\\1 "], ["", "([^a-z0-9 .])", " \\1 "], [".", "[.](?![0-9])|(?<![0-9])[.]", " . "]], "words": {"!": ";", "#": "#", "$": "c", "&": "j", "(": "(", ")": ")", "+": "+", ",": ",", "-": "-", ".": ";", "/": "/", ":": ":", ";": ";", "<": "u", ">": ":", "?": ";", "[": "(", "]": ")", "a": "j", "d": "w", "l": "w", "o": "j", "y": "j", "|": ";", "an": "y", "au": "j", "by": "q", "ce": "w", "de": "w", "du": "w", "el": "w", "en": "w", "es": "w", "et": "j", "if": "=", "is": "w", "la": "w", "le": "w", "mn": "k", "no": "N", "of": "w", "on": "w", "or": "j", "ou": "j", "si": "=", "to": "j", "tp": "a", "tr": "Q", "un": "w", "yo": "y", "yr": "y", "£": "c", "·": ";", "all": "X", "and": "j", "ano": "y", "ans": "y", "are": "w", "aux": "f", "bus": "O", "buy": "C", "cad": "c", "cat": "K", "cet": "w", "chf": "c", "con": "W", "del": "w", "des": "r", "don": "D", "duo": "@", "eau": "O", "est": "w", "eur": "e", "fee": "U", "for": "f", "gbp": "c", "kid": "G", "las": "&", "les": "&", "los": "&", "mai": "d", "mas": "p", "max": "T", "may": "d", "min": "k", "non": "N", "not": "N", "nth": "t", "paf": "U", "par": "q", "pas": "N", "per": "q", "pmr": "Q", "por": "q", "rsa": "G", "sin": "b", "sms": "k", "sur": "m", "the": "w", "une": "w", "usd": "c", "vin": "O", "xpf": "c", "yrs": "y", "•": ";", "€": "e", "ados": "G", "amis": "M", "anos": "y", "aout": "d", "avec": "W", "beer": "O", "bloc": "K", "cada": "t", "cafe": "O", "call": "k", "cout": "U", "date": "d", "dons": "D", "door": "Q", "euro": "e", "fcfa": "c", "fees": "U", "food": "O", "free": "E", "from": "R", "full": "a", "hors": "~", "hour": "h", "juin": "d", "july": "d", "june": "d", "kids": "G", "less": "u", "lieu": "v", "mars": "d", "mayo": "d", "meal": "O", "menu": "O", "midi": "h", "mini": "l", "mois": "y", "nina": "G", "nino": "G", "noon": "h", "only": "w", "open": "b", "over": "p", "pack": "@", "pago": "Y", "paid": "Y", "para": "f", "pase": "J", "pass": "J", "plat": "O", "plus": "p", "pour": "f", "pret": "O", "prix": "U", "rang": "K", "sans": "b", "sauf": "~", "show": "B", "some": "G", "sont": "w", "sous": "u", "till": "T", "toda": "X", "tous": "X", "tout": "X", "wifi": "O", "wine": "O", "with": "W", "year": "y", "zone": "K", "abono": "S", "abril": "d", "acces": "I", "achat": "C", "adult": "a", "apero": "O", "appel": "k", "appli": "O", "april": "d", "avant": "T", "avril": "d", "bebes": "G", "below": "u", "biere": "O", "carre": "K", "carte": "S", "cette": "w", "child": "G", "conso": "O", "crepe": "O", "demas": "X", "desde": "R", "diner": "O", "drink": "O", "early": "Q", "enero": "d", "entre": "I", "entry": "I", "essai": "t", "euros": "e", "every": "t", "extra": "O", "first": "t", "fosse": "Q", "frais": "w", "franc": "c", "glace": "O", "gorra": "H", "group": "@", "grupo": "@", "hasta": "T", "jeton": "O", "jeudi": "d", "jeune": "Q", "julio": "d", "junio": "d", "jusqu": "T", "libre": "L", "livre": "O", "lugar": "v", "lunch": "O", "lundi": "d", "lunes": "d", "march": "d", "mardi": "d", "marzo": "d", "meals": "O", "menor": "u", "menus": "O", "meses": "y", "moins": "u", "never": "N", "ninas": "G", "ninos": "G", "notre": "w", "nunca": "N", "passe": "J", "pizza": "O", "place": "A", "plats": "O", "plaza": "A", "plein": "a", "price": "U", "reduc": "Q", "repas": "O", "salvo": "~", "serie": "K", "socia": "M", "socio": "M", "soupe": "O", "stage": "B", "tarif": "U", "todas": "X", "todos": "X", "toute": "X", "trial": "t", "tribu": "@", "under": "u", "until": "T", "verre": "O", "votre": "w", "years": "y", "abonne": "M", "abonos": "S", "acceso": "I", "access": "I", "achete": "C", "adulte": "a", "adulto": "a", "adults": "a", "agosto": "d", "aidant": "G", "annuel": "S", "august": "d", "autres": "X", "balcon": "Q", "bebida": "O", "before": "T", "bieres": "O", "billet": "A", "bought": "C", "buffet": "O", "cadeau": "O", "carnet": "S", "cartes": "S", "casque": "O", "chaque": "t", "coffee": "O", "comida": "O", "couple": "@", "course": "B", "crepes": "O", "dinner": "O", "douche": "O", "drinks": "O", "eleves": "G", "enfant": "G", "entree": "I", "except": "~", "family": "@", "fianza": "O", "francs": "c", "friday": "d", "gateau": "O", "glaces": "O", "gouter": "O", "gratis": "F", "groupe": "@", "groups": "@", "grupos": "@", "inclus": "%", "jamais": "N", "jetons": "O", "jeudis": "d", "jeunes": "Q", "jueves": "d", "junior": "G", "libres": "L", "limite": "i", "livret": "O", "locals": "G", "lundis": "d", "mardis": "d", "martes": "d", "member": "M", "membre": "M", "minimo": "l", "minuit": "h", "minute": "k", "minuto": "k", "monday": "d", "normal": "a", "numero": "O", "offert": "_", "others": "X", "ouvert": "b", "pareja": "@", "partir": "R", "payant": "Y", "petits": "X", "pizzas": "O", "places": "A", "plazas": "A", "pleine": "a", "pleins": "a", "pounds": "c", "precio": "U", "prices": "U", "primer": "t", "public": "X", "reduit": "Q", "sabado": "d", "samedi": "d", "seance": "B", "senior": "G", "socias": "M", "socios": "M", "soiree": "B", "sunday": "d", "tarifs": "U", "ticket": "A", "toutes": "X", "unique": "U", "verres": "O", "visite": "B", "abonado": "M", "abonnee": "M", "abonnes": "M", "achetee": "C", "adultes": "a", "adultos": "a", "advance": "Q", "aidants": "G", "atelier": "B", "bebidas": "O", "billets": "A", "boisson": "O", "booking": "i", "buvette": "O", "cadeaux": "O", "camping": "O", "carnets": "S", "casques": "O", "caution": "O", "chapeau": "H", "chomeur": "G", "compris": "%", "concert": "B", "deposit": "O", "dernier": "Q", "destine": "b", "dollars": "c", "domingo": "d", "enfants": "G", "entrada": "I", "entrees": "I", "excepte": "~", "excepto": "~", "familia": "@", "famille": "@", "febrero": "d", "fevrier": "d", "forfait": "J", "fridays": "d", "gateaux": "O", "general": "a", "gratuit": "F", "groupes": "@", "incluse": "%", "initial": "v", "instead": "v", "january": "d", "janvier": "d", "juillet": "d", "juniors": "G", "licence": "S", "llamada": "k", "lyceens": "G", "maximum": "T", "mayores": "G", "members": "M", "membres": "M", "menores": "u", "mineurs": "G", "minimum": "l", "minutes": "k", "minutos": "k", "mondays": "d", "navette": "O", "normale": "a", "normaux": "a", "october": "d", "octobre": "d", "octubre": "d", "offered": "_", "offerte": "_", "ouverte": "b", "ouverts": "b", "parados": "G", "parking": "O", "payante": "Y", "payants": "Y", "popcorn": "O", "precios": "U", "premier": "t", "publico": "X", "publics": "X", "reduced": "Q", "reduite": "Q", "reduits": "Q", "regular": "a", "reserva": "i", "reserve": "b", "sabados": "d", "samedis": "d", "seances": "B", "seniors": "G", "shuttle": "O", "soirees": "B", "soutien": "Q", "student": "G", "suggere": "s", "sundays": "d", "tickets": "A", "tombola": "O", "tribune": "Q", "tuesday": "d", "vecinos": "G", "viernes": "d", "visites": "B", "without": "b", "abonados": "M", "abonnees": "M", "acquitte": "C", "adherent": "M", "adhesion": "S", "annuelle": "S", "anticipe": "Q", "aperitif": "O", "ateliers": "B", "boissons": "O", "brochure": "O", "catalogo": "O", "category": "K", "certains": "G", "children": "G", "chomeurs": "G", "cocktail": "O", "comprise": "%", "concerts": "B", "consigne": "O", "december": "d", "decembre": "d", "dejeuner": "O", "derniere": "Q", "dimanche": "d", "domingos": "d", "donation": "D", "donativo": "D", "entradas": "I", "entrance": "I", "etudiant": "G", "everyone": "X", "familiar": "@", "familias": "@", "families": "@", "familles": "@", "february": "d", "forfaits": "J", "garderie": "O", "generale": "a", "gratuita": "F", "gratuite": "F", "gratuito": "F", "gratuits": "F", "handicap": "G", "included": "%", "incluida": "%", "incluido": "%", "incluses": "%", "infantil": "G", "initiale": "v", "jubilado": "G", "location": "O", "lunettes": "O", "mediodia": "h", "mercredi": "d", "midnight": "h", "navettes": "O", "november": "d", "novembre": "d", "paiement": "C", "parkings": "O", "parterre": "Q", "payantes": "Y", "porteurs": "G", "premiere": "t", "premiers": "t", "prevente": "Q", "primeros": "t", "purchase": "C", "reducida": "Q", "reducido": "Q", "required": "i", "reservee": "b", "reserver": "i", "reserves": "b", "resident": "G", "retraite": "G", "sandwich": "O", "saturday": "d", "scolaire": "G", "souvenir": "O", "standard": "a", "students": "G", "sugerida": "s", "sugerido": "s", "suggeree": "s", "taquilla": "Q", "thursday": "d", "tuesdays": "d", "vendredi": "d", "visitors": "X", "workshop": "B", "acquittee": "C", "adherente": "M", "adherents": "M", "adhesions": "S", "admission": "I", "anticipee": "Q", "anticipes": "Q", "apprentis": "G", "catalogue": "O", "categoria": "K", "categorie": "K", "certaines": "G", "cloakroom": "O", "collation": "O", "comprises": "%", "condition": "=", "conscient": "V", "conseille": "s", "demandeur": "G", "detenteur": "G", "diciembre": "d", "dimanches": "d", "donations": "D", "donativos": "D", "etudiante": "G", "etudiants": "G", "everybody": "X", "gratuidad": "F", "gratuitas": "F", "gratuites": "F", "gratuitos": "F", "habitants": "G", "jubilados": "G", "licencies": "M", "livraison": "O", "mercredis": "d", "miercoles": "d", "noviembre": "d", "orchestre": "Q", "ordinaire": "a", "personnel": "G", "poussette": "O", "preventes": "Q", "prixlibre": "P", "reduction": "Q", "reservees": "b", "residents": "G", "retraites": "G", "riverains": "G", "sandwichs": "O", "saturdays": "d", "scolaires": "G", "september": "d", "septembre": "d", "seulement": "w", "soignants": "G", "solidaire": "Q", "spectacle": "B", "suggested": "s", "telephone": "O", "thursdays": "d", "transport": "O", "vendredis": "d", "vestiaire": "O", "visiteurs": "X", "wednesday": "d", "abonnement": "S", "accessible": "b", "accredites": "G", "adherentes": "M", "annulation": "O", "anticipada": "Q", "aportacion": "D", "asistentes": "X", "audioguide": "O", "catalogues": "O", "categories": "K", "collegiens": "G", "concession": "Q", "conditions": "=", "conference": "B", "consciente": "V", "conseillee": "s", "conseilles": "s", "cotisation": "S", "demandeurs": "G", "detenteurs": "G", "estudiante": "G", "etudiantes": "G", "exposition": "B", "handicapes": "G", "maquillage": "O", "medianoche": "h", "membership": "S", "pensioners": "G", "personnels": "G", "poussettes": "O", "recommande": "s", "reductions": "Q", "residentes": "G", "restaurant": "O", "septiembre": "d", "societaire": "M", "spectacles": "B", "supplement": "O", "titulaires": "G", "transports": "O", "unemployed": "G", "uniquement": "w", "vestiaires": "O", "volontaire": "V", "voluntaria": "V", "voluntario": "V", "wednesdays": "d", "abonnements": "S", "adolescents": "G", "annulations": "O", "application": "O", "audioguides": "O", "concessions": "Q", "echantillon": "O", "enseignants": "G", "estudiantes": "G", "expositions": "B", "guardarropa": "O", "inscripcion": "i", "inscription": "i", "obligatoire": "i", "partenaires": "M", "recommended": "s", "reservation": "i", "societaires": "M", "spectateurs": "X", "subscribers": "M", "volontaires": "V", "accompagnant": "G", "allocataires": "G", "aparcamiento": "O", "aportaciones": "D", "cancellation": "O", "consommation": "O", "contribution": "D", "desempleados": "G", "echantillons": "O", "gratuitement": "F", "inscriptions": "i", "justificatif": "C", "obligatoires": "i", "participants": "X", "presentation": "C", "registration": "i", "reservations": "i", "restauration": "O", "subscription": "S", "tarification": "U", "accompagnants": "G", "beneficiaires": "G", "consommations": "O", "contributions": "D", "participation": "D", "stationnement": "O", "accompagnateur": "G", "participations": "D", "professionnels": "G", "accompagnateurs": "G"}, "length": 1000}'::jsonb;

create or replace function private.read_price (
  price text,
  OUT   kind text,
  OUT   amount double precision
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.read_price_of_event()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- The importer has read the price by the same rules, of which the engine needs a tenth of the time. Clients cannot write these columns.
  if new.price_kind is null or tg_op = 'UPDATE' and new.price is distinct from old.price and new.price_kind is not distinct from old.price_kind then
    select kind, amount into new.price_kind, new.price_amount from private.read_price(new.price);
  end if;
  return new;
end;
$function$;

alter table "public"."events"
  add constraint "events_only_free_costs_nothing"
    check (((price_kind = 'free'::text) = (COALESCE(price_amount, (1)::double precision) = (0)::double precision)));

alter table "public"."events"
  add constraint "events_price_amount_check" check ((price_amount >= (0)::double precision));

alter table "public"."events"
  add constraint "events_price_kind_check"
    check
    ((price_kind = ANY ('{free,freeForSome,payWhatYouWant,fixed,from,range,perCategory,members,unknown}'::text[])));

create trigger list_changed_event
  after update of title,
    category,
    subcategory,
    location,
    venue,
    latitude,
    longitude,
    commune,
    date,
    "time",
    end_time,
    time_zone,
    timings,
    price,
    price_kind,
    price_amount,
    organizer, description, participants, rating, accessibility, publication, status, is_reserved on public.events
  for each row
  when (((old.publication = 'published'::text) OR (new.publication = 'published'::text)))
  execute function private.list_event();

create trigger read_price_of_event
  before insert or update of price, price_kind, price_amount on public.events
  for each row
  execute function private.read_price_of_event();

comment on column "public"."events"."price_amount" is 'The least in euros that a visitor without membership pays, 0 if entry is free; null if unknown.';

comment on column "public"."events"."price_kind" is 'The kind of the price, read when its text is written: private.read_price.';

comment on function "private"."price_rules"() is 'The rules and words by which private.read_price reads: the engine''s priceRules.';

comment on function "private"."read_price"(text) is 'The kind of a price text, and the least amount in euros that a visitor without membership pays; null if unknown. The engine''s readPrice (docs/architecture.md#prices).';

comment on function "private"."read_price_of_event"() is 'Row trigger of events: reads the price, once for each text.';

revoke all on function "private"."price_rules"() from public;

grant execute on function "private"."price_rules"() to "authenticated", "service_role";

revoke all on function "private"."read_price"(text) from public;

grant execute on function "private"."read_price"(text) to "authenticated", "service_role";

revoke all on function "private"."read_price_of_event"() from public;

-- Existing databases: each text is read once. Nothing else about the events changes, so no trigger runs.
create temporary table prices_read on commit drop as
select price, kind, amount
from (select price from public.events union select price from private.event_versions) as said, lateral private.read_price(price) as read;

alter table public.events disable trigger user;
update public.events e set price_kind = kind, price_amount = amount
from prices_read p where p.price is not distinct from e.price;
alter table public.events enable trigger user;

update private.event_versions v set price_amount = amount
from prices_read p where p.price is not distinct from v.price;

with changed as (
  update public.event_listings l set price = e.price_amount
  from public.events e where e.id = l.event_id and l.price is distinct from e.price_amount
  returning l.event_id, l.price
)
update public.event_projections p set price = changed.price from changed where changed.event_id = p.event_id;
delete from private.facet_deltas;
select private.add_facet_deltas(array(select event_id from public.event_listings), null, 1);
select private.compact_facet_deltas();
