create index drills_by_letters on public.drills (letters);
