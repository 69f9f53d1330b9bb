-- Each role of the staff that was given or taken back, and its author: see operations/triggers/note_role_change.sql.

create table private.role_changes (
  id         bigint generated always as identity primary key,
  user_id    uuid not null references auth.users on delete cascade,
  role       text not null check (role in ('moderator', 'operator')),
  is_given   boolean not null,
  author_id  uuid references auth.users on delete set null,
  is_by_host boolean not null,
  changed_at timestamptz not null default now()
);

comment on table private.role_changes is
  'A role that was given to a user or taken back. Kept for a year, and for as long as the role is held.';
comment on column private.role_changes.user_id is 'Whose role it is. Not exported to the author.';
comment on column private.role_changes.is_given is 'False where the role was taken back.';
comment on column private.role_changes.author_id is
  'The operator who did it; null for the host, and for an account that is deleted. Not exported to the user.';
comment on column private.role_changes.is_by_host is 'Whether it was done on the server, by role:give, and not by an operator.';

create index role_changes_by_user on private.role_changes (user_id, role, changed_at);
create index role_changes_by_author on private.role_changes (author_id);
create index role_changes_by_date on private.role_changes (changed_at);

alter table private.role_changes enable row level security;

revoke all on private.role_changes from anon, authenticated, public;
grant all on private.role_changes to service_role;
