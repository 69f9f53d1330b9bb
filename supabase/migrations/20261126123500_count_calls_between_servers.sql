-- Sign-ins with a provider and challenges of a factor are counted where every server of a site counts.

comment on table "private"."attempt_limits" is 'How often something may be attempted within a period, by kind. A password or a code that is right is not counted.';

comment on table "private"."attempts" is 'A wrong password or code, a mail that was asked for, or the begin or end of a sign-in or challenge: a hash of its sender. At most about 100,000 of a kind are kept.';

insert into private.attempt_limits (kind, most, period)
select kind, most, period from jsonb_populate_recordset(null::private.attempt_limits, '[
  {"kind":"challenge","most":15,"period":"00:01:00"},
  {"kind":"flow begun","most":100,"period":"00:10:00"},
  {"kind":"flow finished","most":100,"period":"00:10:00"}
]');
