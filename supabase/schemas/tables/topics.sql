-- A copy of the engine's taxonomy: see constants/topics.sql.

create table private.topics (
  category    text not null,
  subcategory text not null,
  tags        text[] not null,
  names       text not null,
  primary key (category, subcategory)
);

comment on table private.topics is 'The tags of an event by category and subcategory (empty for none), and their folded names.';

alter table private.topics enable row level security;

revoke all on private.topics from anon, authenticated, public;
grant all on private.topics to service_role;
