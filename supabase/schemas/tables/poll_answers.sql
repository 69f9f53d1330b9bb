create table private.poll_answers (
  person_id uuid not null references private.poll_people on delete cascade,
  option_id uuid not null references private.poll_options on delete cascade,
  answer    text not null check (answer in ('yes', 'maybe', 'no')),
  primary key (person_id, option_id)
);

comment on table private.poll_answers is 'What a person answers to one option of a poll.';

create index poll_answers_by_option on private.poll_answers (option_id);

alter table private.poll_answers enable row level security;

revoke all on private.poll_answers from anon, authenticated, public;
