-- Events for one school, club or company: found by who looks for them, recommended to nobody.

alter table public.events
  add column is_reserved boolean not null default false;

comment on column public.events.is_reserved is 'Only one group may come, such as the classes of a school.';
