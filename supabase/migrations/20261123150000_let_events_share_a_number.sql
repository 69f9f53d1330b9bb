-- Among a million events, the last 32 bits of a new id are those of another in one case out of 4,300: refusing it stopped an
-- honest organiser, whose form sends the same id again. The number stays with the event that had it first: nobody takes it.

drop trigger refuse_taken_number on public.events;
drop function private.refuse_taken_number();

comment on column public.events.numeric_id is
  'The last 8 hexadecimal digits of the id, as a number: /event/17 is the event that had it first.';
