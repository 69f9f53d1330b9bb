create table private.terms (
  term text primary key,
  slug text not null
);

comment on table private.terms is 'The slug of the taxonomy for a folded word.';

alter table private.terms enable row level security;

revoke all on private.terms from anon, authenticated, public;
grant all on private.terms to service_role;
