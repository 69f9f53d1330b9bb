comment on table private.terms is 'The slug of the taxonomy for a folded word.';

revoke all on private.terms from anon, authenticated, public;
grant all on private.terms to service_role;
