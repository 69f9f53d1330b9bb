comment on table private.poll_answers is 'What a person answers to one option of a poll.';

revoke all on private.poll_answers from anon, authenticated, public;
