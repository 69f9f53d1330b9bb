-- Written by supabase/generateConstants.ts: run it again instead of editing this file.

create function private.score_of(
  category text, likes text[], event_category text, tags text[], participants bigint, rating numeric, distance double precision
) returns table (score bigint)
  language sql stable
  as $$
  select case when tags && likes then 50 * (select count(*) from unnest(tags) as tag where tag = any (likes)) else 0 end
    + case when event_category = category then 50 else 0 end
    + case when distance <= 50 then 30 when distance <= 100 then 20 when distance <= 200 then 10 else 0 end
    + case when participants > 5000 then 5 else 0 end
    + case when rating >= 4.5 then 5 else 0 end;
$$;

comment on function private.score_of is
  'The points of an event at a distance, for the category of a query and the likes of a user: the engine''s exploreRules. Inlined.';

create function private.recommendation_of(
  likes text[], tags text[], participants bigint, distance double precision, start double precision, time_zone text,
  moment timestamptz
) returns table (score bigint)
  language sql stable
  as $$
  select case when tags && likes then 50 * (select count(*) from unnest(tags) as tag where tag = any (likes)) else 0 end
    + case when distance <= 100 then 30 else 0 end
    + case when start < (floor(extract(epoch from moment at time zone time_zone) / 86400) + 11) * 1440 then 15 else 0 end
    + case when participants > 500 then 10 else 0 end;
$$;

comment on function private.recommendation_of is
  'The points of an event that begins at a civil minute, for some likes: the engine''s recommendationRules, without interactions. Inlined.';

revoke all on function private.score_of, private.recommendation_of from public;
grant execute on function private.score_of, private.recommendation_of to anon, authenticated, service_role;
