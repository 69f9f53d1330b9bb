comment on table private.partner_days is
  'How often the widgets with a name were shown on a day of France, and events opened from them. Written by '
  'count_partners; deleted after 400 days.';
comment on column private.partner_days.partner is 'The attribute `partner` of the widgets.';

revoke all on private.partner_days from anon, authenticated, public;
grant all on private.partner_days to service_role;
