comment on table private.weekly_mails is
  'The weeks of which a user has had the mail, or for which there was nothing to say.';
comment on column private.weekly_mails.week is 'Its Monday.';
comment on column private.weekly_mails.token is
  'Ends the mails, in the link of this one. It opens nothing else. Not exported to the user: an export is a file.';

revoke all on private.weekly_mails from anon, authenticated, public;
