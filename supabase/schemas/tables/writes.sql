create table private.writes (
  user_id    uuid not null references auth.users on delete cascade,
  kind       text not null,
  written_at timestamptz not null,
  count      integer not null check (count > 0),
  primary key (user_id, kind, written_at)
);

comment on table private.writes is 'How many rows a user wrote, and when. Kept for a day.';

create index writes_by_date on private.writes (written_at);

alter table private.writes enable row level security;

revoke all on private.writes from anon, authenticated, public;
grant all on private.writes to service_role;
