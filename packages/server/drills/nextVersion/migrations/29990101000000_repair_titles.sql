select private.repair('public.events', 'title', 'title ~ ''^drill ''', '''drill '' || left(t.title, 90)', 'the drill', true);

alter table public.events add constraint events_title_is_drilled check (title ~ '^drill ');
