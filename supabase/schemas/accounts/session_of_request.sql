create function private.session_of_request() returns uuid
  language sql stable set search_path = ''
  return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id')::uuid;

comment on function private.session_of_request is
  'The session that the token of this request belongs to; null without one.';

revoke all on function private.session_of_request from public;
