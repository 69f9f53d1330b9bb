comment on table private.poll_answers is 'The answer of a person to one option of a poll.';

revoke all on private.poll_answers from anon, authenticated, public;
