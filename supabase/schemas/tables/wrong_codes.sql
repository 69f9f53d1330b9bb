comment on table private.wrong_codes is
  'A wrong code of a second factor on a hosted project. Counted for 15 minutes, kept for a day.';

revoke all on private.wrong_codes from anon, authenticated, public;
