-- The tokens of links are 256 random bits of a client, as base64url. They are never stored, so that a copy of the database opens
-- nothing; so many random bits need no slow hash.

create function private.hash_link_token(token text) returns bytea
  language sql immutable set search_path = ''
  return sha256(convert_to(token, 'UTF8'));

comment on function private.hash_link_token is 'The hash by which what a link opens is found.';

create function private.require_link_token(token text) returns void
  language plpgsql immutable set search_path = ''
  as $$
begin
  if token is null or token !~ '^[A-Za-z0-9_-]{43}$' then
    raise exception 'A token is 256 bits as base64url' using errcode = 'invalid_parameter_value';
  end if;
end;
$$;

comment on function private.require_link_token is 'Refuses a token that is not 43 characters of base64url.';

revoke all on function private.hash_link_token, private.require_link_token from public;
