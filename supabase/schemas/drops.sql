-- Functions of earlier versions that are to go: removed ones, and old arguments of changed ones. Each line runs once in a database.
drop function if exists private.filter_condition(jsonb,timestamp with time zone,boolean);
drop function if exists private.distance_expression(jsonb);
drop function if exists private.score_expression(jsonb,text[]);
drop function if exists private.after_condition(text,text,text,jsonb,boolean);
drop function if exists private.select_matches(jsonb,timestamp with time zone,boolean);
drop function if exists private.hours_condition(jsonb,text);
drop function if exists private.hours_lookup(jsonb,timestamp with time zone);
drop function if exists private.hours_mask(integer,integer);
drop function if exists private.minute_of_hour(time without time zone);
drop function if exists private.read_explore_query(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,time without time zone,time without time zone,boolean,boolean);
drop function if exists private.date_condition(jsonb,timestamp with time zone,boolean,text);
drop function if exists private.explore(jsonb,timestamp with time zone,text[],jsonb);
drop function if exists private.count_matches(jsonb,timestamp with time zone);
drop function if exists private.count_from_deltas(jsonb,timestamp with time zone);
drop function if exists private.add_counts(jsonb,jsonb);
drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean);
drop function if exists public.explore_events(text,text,text,double precision,text,text,text,date,date,double precision,text,text,text,integer,text,text,text,time without time zone,time without time zone,boolean,boolean,text,text);
