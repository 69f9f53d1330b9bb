comment on table private.form_submissions is
  'How often a sender, identified by a hash, sent a form in an hour. Kept for a day.';

revoke all on private.form_submissions from anon, authenticated, public;
grant all on private.form_submissions to service_role;
