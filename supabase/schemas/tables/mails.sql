comment on table private.mails is 'A mail to a user, until it is sent. The host sends it with its own texts.';

comment on column private.mails.begun_at is
  'When a mail that must not arrive twice was handed to the mail server. Without an answer from there it is not sent '
  'again.';

revoke all on private.mails from anon, authenticated, public;
