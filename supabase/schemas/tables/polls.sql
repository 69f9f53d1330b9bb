comment on table private.polls is
  'A poll: 2 to 12 options that friends answer by a link, without an account. Deleted 30 days after its last day.';
comment on column private.polls.user_id is 'The user who made the poll; null for a visitor.';
comment on column private.polls.organizer_hash is
  'The hash of the token of the organiser''s link. Not exported to the user.';
comment on column private.polls.friends_hash is
  'The hash of the token of the friends'' link. Not exported to the user.';
comment on column private.polls.generation is 'How many links of friends there were: a new one ends the old one.';
comment on column private.polls.hides_answers is
  'Whether the answers of others are hidden from a person who has not answered.';
comment on column private.polls.closes_at is 'From then on no answer is accepted; null while there is no end.';

revoke all on private.polls from anon, authenticated, public;
