create table public.drills (
  event_id uuid primary key references public.events on delete cascade,
  letters  integer not null
);

alter table public.drills enable row level security;

insert into public.drills (event_id, letters) select id, char_length(title) from public.events;
