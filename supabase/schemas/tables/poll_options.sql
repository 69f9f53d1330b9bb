comment on table private.poll_options is 'An option of a poll: an event on one of its days.';
comment on column private.poll_options.day is 'Civil day at the venue; null for an event without a date.';

revoke all on private.poll_options from anon, authenticated, public;
