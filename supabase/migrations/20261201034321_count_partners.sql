-- How often the widgets of a partner were shown, and events opened from them, by day: see partners/count_partners.sql.

create table private.partner_days (
  partner text not null check (char_length(partner) between 1 and 60),
  day     date not null,
  shown   integer not null default 0 check (shown >= 0),
  opened  integer not null default 0 check (opened >= 0),
  primary key (partner, day)
);

alter table private.partner_days enable row level security;

-- Counts the names of a day, and finds the days to delete.
create index partner_days_day_idx on private.partner_days (day);
