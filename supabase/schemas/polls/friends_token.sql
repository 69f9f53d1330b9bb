create function private.friends_token(organizer_token text, generation integer) returns text
  language sql immutable set search_path = ''
  return translate(
    encode(sha256(convert_to(concat_ws(' ', 'friends', generation, organizer_token), 'UTF8')), 'base64'), '+/=', '-_'
  );

comment on function private.friends_token is
  'The token of the friends'' link. The organiser''s page derives it from its own token; nobody derives that one from '
  'it.';

revoke all on function private.friends_token from public;
